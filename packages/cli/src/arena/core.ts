// A thread of the arena: it gets a contest and then numbers of blocks, and says what came of each.
import { parentPort, workerData } from 'node:worker_threads';
import { playBlock } from '@ridotto/bots/arena';
import { contestOf, type Named } from './contest.ts';

const contest = await contestOf(workerData as Named);
parentPort!.on('message', (block: number) => parentPort!.postMessage(playBlock(contest, block)));
