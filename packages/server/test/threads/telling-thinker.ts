// A thread whose thoughts take long where a secret says so.
import { parentPort } from 'node:worker_threads';
import { answering, catalogTitles, thinkHere, type Work } from '@ridotto/host';
import { giveWay } from '../../src/give-way.ts';
import { telling } from './telling.ts';

const answerTo = answering(telling(thinkHere(catalogTitles)));

giveWay();
parentPort!.on('message', (work: Work) => void answerTo(work).then((said) => parentPort!.postMessage(said)));
