// A thread that dies of whatever it is told.
import { parentPort } from 'node:worker_threads';

parentPort!.on('message', () => {
  throw new Error('this thread dies');
});
parentPort!.postMessage(true);
