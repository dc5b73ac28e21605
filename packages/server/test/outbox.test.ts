import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import type { Message } from '@ridotto/host';
import { expect, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { Outbox } from '../src/outbox.ts';

/** What a socket writes: all that goes out together is one string. */
class Wire extends Duplex {
  readonly writes: string[] = [];

  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.writes.push(chunk.toString());
    done();
  }
  override _writev(chunks: readonly { chunk: Buffer }[], done: () => void): void {
    this.writes.push(Buffer.concat(chunks.map(({ chunk }) => chunk)).toString());
    done();
  }
}

/** The house's end of a WebSocket over this wire. */
async function open(wire: Duplex): Promise<WebSocket> {
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const request = { method: 'GET', headers } as unknown as IncomingMessage;
  return new Promise((opened) =>
    new WebSocketServer({ noServer: true }).handleUpgrade(request, wire, Buffer.alloc(0), opened),
  );
}

const said = (text: string): Message => ({ type: 'answer', id: text, ok: true });

test('what is said in one go goes out in one write, in order', async () => {
  const wire = new Wire();
  const outbox = new Outbox(await open(wire), wire, () => {});
  wire.writes.length = 0; // the greeting
  outbox.send(said('first'));
  outbox.send(said('second, д'));
  expect(wire.writes).toEqual([]);
  await new Promise(process.nextTick);
  expect(wire.writes).toEqual([expect.stringMatching(/first.*second, д/s)]);
  outbox.send(said('third'));
  outbox.flush();
  expect(wire.writes).toHaveLength(2);
});

test('what is left is sent before a farewell, and nothing after it', async () => {
  const wire = new Wire();
  const socket = await open(wire);
  const outbox = new Outbox(socket, wire, () => {});
  wire.writes.length = 0;
  outbox.send(said('last'));
  outbox.flush();
  socket.close();
  outbox.send(said('too late'));
  await new Promise(process.nextTick);
  expect(wire.writes.join()).toMatch(/last/);
  expect(wire.writes.join()).not.toMatch(/too late/);
});
