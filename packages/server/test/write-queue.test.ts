import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Lines } from '../src/lines.ts';
import { openSqlite } from '../src/sqlite.ts';
import type { Settle } from '../src/settler.ts';
import { writeAheadLog } from '../src/write-ahead-log.ts';
import { WriteQueue, type OnCommit, type Sync } from '../src/write-queue.ts';
import { temporaryFolder } from './house.ts';

const nothing: Settle = async () => false;

async function queueWith(sync: Sync, onCommit: OnCommit = () => {}, settle = nothing): Promise<WriteQueue> {
  const sqlite = await openSqlite(path.join(temporaryFolder(), 'house.sqlite'));
  onTestFinished(() => sqlite.db.destroy());
  return new WriteQueue(sqlite, new Lines(sqlite.database), sync, settle, onCommit);
}

const append = (queue: WriteQueue, length: number, count = 1) => {
  const lines = Array.from({ length: count }, (_, i) => ({
    at: 1,
    deed: { seat: 0, say: 'x' },
    command: `${length + i}`,
  }));
  return queue.append({ table: 't', length, lines });
};

test('what is committed is acknowledged when the disk has it, and the loop goes on meanwhile', async () => {
  const order: string[] = [];
  const atDisk = Promise.withResolvers<void>();
  const onDisk = Promise.withResolvers<void>();
  const queue = await queueWith(() => {
    order.push('committed');
    atDisk.resolve();
    return onDisk.promise;
  });
  const both = [append(queue, 0), queue.do(async () => 'done')].map((one) =>
    one.then(() => order.push('acknowledged')),
  );
  await atDisk.promise;
  setImmediate(() => {
    order.push('the loop goes on');
    onDisk.resolve();
  });
  await Promise.all(both);
  expect(order).toEqual(['committed', 'the loop goes on', 'acknowledged', 'acknowledged']);
});

test('what comes while the disk is busy goes there together', async () => {
  const carried: number[] = [];
  const later: Promise<unknown>[] = [];
  const queue = await queueWith(
    async () => {
      if (later.length === 0) for (const length of [1, 2, 3]) later.push(append(queue, length));
    },
    (writes) => carried.push(writes),
  );
  expect(await append(queue, 0)).toBe('appended');
  expect(await Promise.all(later)).toEqual(['appended', 'appended', 'appended']);
  expect(carried).toEqual([1, 3]);
});

test('what is on disk is acknowledged while the journal is still being settled; the next commit waits', async () => {
  const order: string[] = [];
  const settled = Promise.withResolvers<boolean>();
  const settle = () => {
    order.push('settling');
    return settled.promise;
  };
  const queue = await queueWith(
    async () => {},
    () => {},
    settle,
  );
  const say = async (length: number, count: number) => {
    await append(queue, length, count);
    order.push(`acknowledged ${length}`);
  };
  await say(0, 4095);
  await say(4095, 1);
  const next = say(4096, 1);
  setImmediate(() => {
    order.push('settled');
    settled.resolve(false);
  });
  await next;
  expect(order.slice(0, 5)).toEqual(['acknowledged 0', 'settling', 'acknowledged 4095', 'settled', 'settling']);
  expect(order.at(-1)).toBe('acknowledged 4096');
});

test('when nobody writes, the journal is settled on until nothing can be done', async () => {
  const left = [true, true, false];
  const queue = await queueWith(
    async () => {},
    () => {},
    async () => left.shift()!,
  );
  await append(queue, 0, 4096);
  await queue.finish();
  expect(left).toEqual([]);
});

test('nothing is acknowledged that the disk has failed to take', async () => {
  const queue = await queueWith(() => Promise.reject(new Error('the disk has failed')));
  const both = await Promise.allSettled([append(queue, 0), queue.do(async () => 'done')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('SQLite leaves the sync of its log to us; one that has failed never succeeds again', async () => {
  const { db, database } = await openSqlite(path.join(temporaryFolder(), 'house.sqlite'));
  onTestFinished(() => db.destroy());
  expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 }); // full, for all who have no log to sync
  const log = writeAheadLog(database);
  expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 1 });
  await log.sync();
  log.close();
  for (let again = 0; again < 2; again++) await expect(log.sync()).rejects.toThrow('EBADF');
});
