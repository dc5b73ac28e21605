import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Guest } from '../testing/client.ts';
import { openStream } from '../testing/wire-stream.ts';

const UPDATE = '{"type":"update"}';

/** A stream that sends what it is told to. */
async function streaming(): Promise<{ base: string; send: (text: string) => void }> {
  const open = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200).flushHeaders();
    open.resolve(response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, send: (text) => void open.promise.then((response) => response.write(text)) };
}

test('however long a stream is read, the lines that say it is alive are not compared', async () => {
  const { base, send } = await streaming();
  const read = await openStream(new Guest(base), 'table', () => true);
  send(`${UPDATE}\n\n\n`);
  const all = read(2);
  send(UPDATE.slice(0, 5));
  send(`${UPDATE.slice(5)}\n\n`);
  expect(await all).toBe(`${UPDATE}\n${UPDATE}`);
});
