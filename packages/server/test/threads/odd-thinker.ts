// A thread that thinks badly, by the name of the game that it is asked about.
import { parentPort } from 'node:worker_threads';
import type { Work } from '@ridotto/host';

parentPort!.on('message', (work: Work) => {
  const { game } = work.kind === 'rehearse' ? work.rehearsal : work.thought;
  if (game === 'hangs') for (;;);
  if (game === 'dies') process.exit(1);
  if (game === 'throws') throw new Error('a slip');
  parentPort!.postMessage({ answer: `about ${game}` });
});
