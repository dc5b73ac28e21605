// A thread that thinks for the house: it gets work, one piece at a time, and says what came of it.
import { parentPort } from 'node:worker_threads';
import { answering, catalogTitles, thinkHere, type Work } from '@ridotto/host';
import { giveWay } from './give-way.ts';

const BUDGETS = { choose: 1000, advise: 1500, rehearse: 250 }; // milliseconds of this thread's work; what can't be stopped so is ended with the thread

const answerTo = answering(thinkHere(catalogTitles, BUDGETS));

giveWay();
parentPort!.on('message', (work: Work) => void answerTo(work).then((said) => parentPort!.postMessage(said)));
