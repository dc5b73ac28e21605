// A thread that thinks for the house: it gets work, one piece at a time, and says what came of it.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answering, catalogTitles, thinkHere, type Work } from '@ridotto/host';

const BUDGETS = { choose: 1000, advise: 1500, rehearse: 250 }; // milliseconds; what can't be stopped so is ended with the thread
const GIVES_WAY = 10; // as `nice` counts

/** What is thought here must not be felt where requests are answered, on however few cores. */
function giveWay(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), GIVES_WAY);
  } catch {
    // only Linux knows a thread by its number: elsewhere the system decides
  }
}

const answerTo = answering(thinkHere(catalogTitles, BUDGETS));

giveWay();
parentPort!.on('message', (work: Work) => void answerTo(work).then((said) => parentPort!.postMessage(said)));
