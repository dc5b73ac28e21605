import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { begin } from './before.ts';
import { same } from './data.ts';
import { silence, type Rng } from './game.ts';
import type { Kinds, Seat } from './kinds.ts';
import { headOf, type Log } from './log.ts';
import { admit, isRefusal, play, rollDue } from './table.ts';
import { setupOf, type Title } from './title.ts';

/** What the house publishes before anyone sits down: it fixes the key and says nothing about it. */
export function commit(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(`ridotto/commitment ${key}`)));
}

/** Whether a text can be a table's key: 32 bytes in hexadecimal digits. */
const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * The draws of a table's roll number `roll` (counted from 0), uniform and unbiased.
 * They follow from the key and all seats' words alone, so they are fixed before the first answer is
 * given; and without the key nobody can foresee one, whatever earlier draws they have seen.
 */
export function fairRng(key: string, words: readonly string[], roll: number): Rng {
  if (!isKey(key)) throw new Error('a key is 32 bytes in hexadecimal digits');
  const secret = hexToBytes(key);
  const context = `ridotto/draw ${JSON.stringify(words)} ${roll} `;
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;

  const next32 = (): number => {
    if (at === block.byteLength) {
      block = new DataView(hmac(sha256, secret, utf8ToBytes(context + blocks++)).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`no draw below ${below}`);
    const fair = 2 ** 32 - (2 ** 32 % below); // draws beyond the last whole multiple would favour the small numbers
    for (;;) {
      const drawn = next32();
      if (drawn < fair) return drawn % below;
    }
  };
}

/** The seed of a bot's thought about the question at such a length of the log: like every draw, shown after the end. */
export function thoughtSeed(key: string, seat: Seat, length: number, attempt: number): number {
  const context = `ridotto/thought ${seat} ${length} ${attempt}`;
  return new DataView(hmac(sha256, hexToBytes(key), utf8ToBytes(context)).buffer).getUint32(0);
}

export type Verdict =
  | { readonly ok: true; readonly rolls: number; readonly answers: number }
  | { readonly ok: false; readonly why: string; readonly step?: number };

/** Re-rolls every draw of a finished log, and checks that it is a game by the rules, whole and in order. */
export function verify<K extends Kinds>(title: Title<K>, log: Log): Verdict {
  const { fair } = log;
  if (!fair) return fail('the log makes no promise of fair chance');
  if (fair.key === undefined) return fail('the key is not shown: the game is not over yet');
  if (!isKey(fair.key)) return fail('the key is not 32 bytes in hexadecimal digits');
  if (commit(fair.key) !== fair.commitment) return fail('the key is not the one that was promised');
  if (fair.words.length !== log.seats) return fail('not every seat has its words');
  if (log.edition !== title.edition) return fail(`the log is of edition ${log.edition}, not ${title.edition}`);
  const setup = setupOf(title, log.setup, log.seats);
  if (setup === undefined) return fail('the setup is none of this game');
  if (fair.head !== headOf(log)) return fail('the log is not the one that was closed: its hash differs');

  const table = begin(title, log.seats, setup, log.before);
  if (isRefusal(table)) return fail(`not what a game could go on from: ${table.refused}`, table.step);
  let rolls = 0;
  for (const [step, entry] of log.answers.entries()) {
    const admitted = admit(title, table, entry);
    if (isRefusal(admitted)) return fail(`not an answer that could be given: ${admitted.refused}`, step);
    if (admitted.kind === 'roll') {
      const due = rollDue(title, table, fairRng(fair.key, fair.words, rolls++));
      if (due?.kind !== 'roll' || !same(due.roll, admitted.roll)) return fail('chance answered otherwise', step);
    }
    play(title, table, admitted, silence);
  }
  if (title.game.turn(table.state).kind !== 'over') return fail('the game is not over');
  return { ok: true, rolls, answers: log.answers.length - rolls };
}

const fail = (why: string, step?: number): Verdict => ({ ok: false, why, ...(step !== undefined && { step }) });
