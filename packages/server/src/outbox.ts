import type { Duplex } from 'node:stream';
import type { Message } from '@ridotto/host';
import type { WebSocket } from 'ws';
import { SLOW, textOf } from './messages.ts';

let waiting: Outbox[] = []; // those that have something to send when the work in hand is done

function sendAll(): void {
  const boxes = waiting;
  waiting = [];
  for (const box of boxes) box.flush();
}

/**
 * Sends to one socket. What is said in one go, an answer and its update, goes out in one write: a quarter of the
 * server's time went into writing frame by frame.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #raw: Duplex; // under the WebSocket
  readonly #onSlow: () => void;
  #texts: string[] = [];

  constructor(socket: WebSocket, raw: Duplex, onSlow: () => void) {
    this.#socket = socket;
    this.#raw = raw;
    this.#onSlow = onSlow;
  }

  send(message: Message): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#raw.writableLength > SLOW) return this.#onSlow(); // it can come back and catch up
    if (this.#texts.length === 0) {
      if (waiting.length === 0) process.nextTick(sendAll);
      waiting.push(this);
    }
    this.#texts.push(textOf(message));
  }

  flush(): void {
    const texts = this.#texts;
    this.#texts = [];
    if (texts.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#raw.cork();
    for (const text of texts) this.#socket.send(text);
    this.#raw.uncork();
  }
}
