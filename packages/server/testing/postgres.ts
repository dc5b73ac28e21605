import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../testing/chaos-house.ts';
import { PostgresServer, say } from './postgres-server.ts';

/** The address of a database of the test's own, on a server that all tests of the run share. */
export async function freshDatabase(): Promise<string> {
  const server = await sharedServer();
  const name = `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  await say(server, `create database ${name}`);
  onTestFinished(() => say(server, `drop database ${name} with (force)`));
  return server.replace(/postgres$/, name);
}

let known: Promise<string> | undefined;
const sharedServer = (): Promise<string> => (known ??= findOrStart(process.env.RIDOTTO_TEST_SERVICES!));

async function findOrStart(folder: string): Promise<string> {
  const address = path.join(folder, 'address');
  if (!isFirst(path.join(folder, 'starts'))) {
    while (!existsSync(address)) await wait(20);
    return readFileSync(address, 'utf8');
  }
  const server = new PostgresServer(path.join(folder, 'postgres'), await freePort(), ['fsync=off']); // no test pulls the plug
  server.init();
  await server.start(true);
  writeFileSync(`${address}-`, server.url());
  renameSync(`${address}-`, address);
  return server.url();
}

function isFirst(place: string): boolean {
  try {
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}
