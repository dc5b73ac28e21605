// A thread that thinks for the house: it gets work, one piece at a time, and says what came of it.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { catalogTitles, thinkHere, type Work } from '@ridotto/host';

const BUDGETS = { choose: 1000, rehearse: 250 }; // milliseconds; what can't be stopped so is ended with the thread
const GIVES_WAY = 10; // as `nice` counts

/** What is thought here must not be felt where requests are answered, on however few cores. */
function giveWay(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), GIVES_WAY);
  } catch {
    // only Linux knows a thread by its number: elsewhere the system decides
  }
}

const thinker = thinkHere(catalogTitles, BUDGETS);

const answerTo = (work: Work): Promise<unknown> =>
  work.kind === 'choose' ? thinker.choose('', work.thought) : thinker.rehearse('', work.rehearsal);

giveWay();
parentPort!.on('message', (work: Work) => {
  answerTo(work).then(
    (answer) => parentPort!.postMessage({ answer }),
    (error: unknown) => parentPort!.postMessage({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
