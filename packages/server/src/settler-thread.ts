// A thread that puts some of the journal's lines in their places whenever it is told to. Nobody else writes meanwhile.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from './give-way.ts';
import { Lines } from './lines.ts';

const PRAGMAS = {
  busy_timeout: 5000,
  synchronous: 'normal', // whoever acknowledges a line has brought the log to disk
  wal_autocheckpoint: 0,
};

giveWay();
const database = new DatabaseSync(workerData as string);
for (const [name, value] of Object.entries(PRAGMAS)) database.exec(`pragma ${name} = ${value}`);
const lines = new Lines(database);
const copyLog = () => database.exec('pragma wal_checkpoint(passive)');

parentPort!.on('message', () => {
  if (!lines.isHalfway) copyLog(); // to its end, so that it begins anew
  parentPort!.postMessage(lines.settleSome());
  copyLog(); // while others write on, so that little is left for the next time
});
parentPort!.postMessage(true);
