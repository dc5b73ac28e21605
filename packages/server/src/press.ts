import { createHash } from 'node:crypto';
import { Readable, Transform, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { refuse, type Made, type Refusal } from '@ridotto/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { groupOf } from './address.ts';
import { endingOf, type Ending } from './ending.ts';
import { Kept } from './kept.ts';
import { Counter, type Limits } from './limits.ts';
import { sendRefusal } from './messages.ts';

/** Something about a finished game that never changes. */
export interface Print {
  readonly made: Made;
  readonly what: string; // of all that is printed about a table
  readonly type: string; // of its content
  readonly isForever: boolean; // whether any later house would print the same
  readonly pieces: () => Promise<AsyncIterable<string> | Refusal>; // writes it, if it isn't kept
}

const CHUNK = 1 << 14;
const ROOM = 1 << 25; // bytes for all that is kept
const LARGEST = 1 << 20; // bytes of one that is kept: thousands of turns
const LIFE = 20; // a reader may take so many times as long as it may stand still

const CACHE = { forever: 'public, max-age=31536000, immutable', ask: 'public, no-cache' };

/**
 * Prints what finished games leave behind: a few at once, each piece when its reader has taken the ones before.
 * What was printed whole is kept, compressed, for the next who ask.
 */
export class Press {
  readonly #limits: Limits;
  readonly #run: string; // of this house: the next one may draw views otherwise
  readonly #onBroken: (error: unknown) => void;
  readonly #ofHouse: Counter;
  readonly #ofAddress: Counter;
  readonly #kept = new Kept(ROOM);

  constructor(limits: Limits, run: string, onBroken: (error: unknown) => void) {
    this.#limits = limits;
    this.#run = run;
    this.#onBroken = onBroken;
    this.#ofHouse = new Counter(limits.replays);
    this.#ofAddress = new Counter(limits.replaysOfAddress);
  }

  async send(request: FastifyRequest, reply: FastifyReply, print: Print): Promise<FastifyReply> {
    const isZipped = takesGzip(request.headers['accept-encoding']);
    const tag = this.#tagOf(print, isZipped);
    const cache = print.isForever ? CACHE.forever : CACHE.ask;
    const headers = { etag: tag, 'cache-control': cache, vary: 'accept-encoding' };
    if (namesTag(request.headers['if-none-match'], tag)) return reply.headers(headers).code(304).send();

    const ending = endingOf(request, reply);
    const address = groupOf(request.ip);
    if (!this.#ofAddress.enter(address)) return sendRefusal(reply, refuse('too-many'));
    ending.at(() => this.#ofAddress.leave(address));
    const zipped = this.#kept.get(keyOf(print)) ?? (await this.#print(print, ending));
    if ('refused' in zipped) return sendRefusal(reply, zipped);
    this.#hurry(reply, ending);
    if (isZipped) reply.header('content-encoding', 'gzip');
    return reply
      .headers(headers)
      .type(print.type)
      .send(isZipped ? zipped : unzipped(zipped));
  }

  /** Sends what is somebody's own: it is kept nowhere. */
  pour(request: FastifyRequest, reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
    const ending = endingOf(request, reply);
    const address = groupOf(request.ip);
    if (!this.#ofAddress.enter(address)) return sendRefusal(reply, refuse('too-many'));
    ending.at(() => this.#ofAddress.leave(address));
    if (!this.#ofHouse.enter('')) return sendRefusal(reply, refuse('too-many'));
    ending.at(() => this.#ofHouse.leave(''));
    const source = Readable.from(inChunks(pieces), { objectMode: false, highWaterMark: CHUNK });
    source.on('error', (error) => isFault(error) && this.#onBroken(error));
    ending.at(() => source.destroy());
    this.#hurry(reply, ending);
    return reply.header('cache-control', 'no-store').send(source);
  }

  /** Nobody can name it before the game is over, because the key is secret until then. */
  #tagOf({ made, what }: Print, isZipped: boolean): string {
    const named = JSON.stringify(['ridotto/tag', this.#run, made.key, what, isZipped]);
    return `"${createHash('sha256').update(named).digest('base64url')}"`;
  }

  async #print(print: Print, ending: Ending): Promise<Readable | Refusal> {
    if (!this.#ofHouse.enter('')) return refuse('too-many');
    const leave = () => this.#ofHouse.leave('');
    try {
      const pieces = await print.pieces();
      if ('refused' in pieces) return (leave(), pieces);
      const source = Readable.from(inChunks(pieces), { objectMode: false, highWaterMark: CHUNK });
      const keeping = this.#keeping(keyOf(print));
      pipeline(source, createGzip(), keeping, (error) => {
        leave();
        if (isFault(error)) this.#onBroken(error);
      });
      ending.at(() => keeping.destroy());
      return keeping;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Lets everything through, and keeps it when it has come to its end. */
  #keeping(key: string): Transform {
    let chunks: Buffer[] = [];
    let size = 0;
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        if (size <= LARGEST) chunks.push(chunk);
        else chunks = [];
        done(null, chunk);
      },
      flush: (done) => {
        if (size <= LARGEST) this.#kept.put(key, Buffer.concat(chunks));
        done();
      },
    });
  }

  /** Lets go of a reader that stands still, or that takes its time for ever. */
  #hurry({ raw }: FastifyReply, ending: Ending): void {
    const standstill = this.#limits.standstill * 1000;
    raw.setTimeout(standstill, () => raw.destroy());
    const end = setTimeout(() => raw.destroy(), standstill * LIFE);
    ending.at(() => clearTimeout(end));
  }
}

const keyOf = ({ made, what }: Print): string => `${made.id} ${what}`;

const takesGzip = (encodings: string | string[] = ''): boolean => /\bgzip\b(?!\s*;\s*q=0)/.test(String(encodings));

const namesTag = (tags: string | undefined, tag: string): boolean =>
  tags?.split(',').some((one) => one.trim().replace('W/', '') === tag) ?? false;

const unzipped = (zipped: Buffer | Readable): Readable =>
  pipeline(zipped instanceof Readable ? zipped : Readable.from([zipped]), createGunzip(), () => {});

/** Whether it is more than a reader that has gone. */
const isFault = (error: NodeJS.ErrnoException | null | undefined): boolean =>
  error != null && error.code !== 'ERR_STREAM_PREMATURE_CLOSE';

async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
