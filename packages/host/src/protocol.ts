import {
  isRecord,
  LEVELS,
  USUAL_LEVEL,
  type Level,
  type Reason,
  type Refusal as GameRefusal,
  type Seat,
  type Window,
} from '@ridotto/kernel';
import * as v from 'valibot';
import type { Advice } from './analysis/advise.ts';
import { LONGEST_NAME, Name } from './names.ts';
import type { Change } from './patch.ts';

export { FORGOTTEN, Name } from './names.ts';
export type { Advice } from './analysis/advise.ts';

/** Limits of everything that comes from outside; the schemas below are the only way in. */
export const LIMITS = {
  id: 40,
  name: LONGEST_NAME,
  words: 64,
  say: 200,
  says: 64,
  chat: 300,
  reason: 300,
  game: 40,
  setup: 2000, // characters of JSON
  orders: 8,
  seats: 16,
  message: 16_384, // bytes of one message
} as const;

const ID = /^[\w-]{1,40}$/;
const id = v.pipe(v.string(), v.regex(ID));
export { id as Id };
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1));

/** Whether it is short as JSON; what is too deep to be written is not. */
function isShort(data: unknown): boolean {
  try {
    return JSON.stringify(data).length <= LIMITS.setup;
  } catch {
    return false;
  }
}

/** One line of visible text: nothing that could break a line, hide or turn the text around it. */
const text = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most * 2), // before the costly steps
    v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
    v.transform((given) => given.normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
    v.minLength(least),
    v.maxLength(most),
  );

const words = v.pipe(v.string(), v.maxLength(LIMITS.words));
const invite = v.pipe(v.string(), v.maxLength(LIMITS.id));

const level = v.picklist(LEVELS);

const minutes = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

/** No clock; minutes for the whole game and seconds for each turn; or days for each turn. */
export const ClockRule = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    minutes: v.pipe(minutes(180), v.minValue(0.1)),
    increment: v.pipe(v.number(), v.minValue(0), v.maxValue(180)),
  }),
  v.strictObject({ kind: v.literal('days'), days: v.pipe(v.number(), v.minValue(1 / 24), v.maxValue(14)) }),
]);
export type ClockRule = v.InferOutput<typeof ClockRule>;

export const CANDLES = [0, 3, 5, 8, 15, 30] as const;

/** How long bots let people wait. */
export const PACES = ['leisurely', 'usual', 'quick'] as const;
export type PaceName = (typeof PACES)[number];

/** What the person who makes a table decides. */
export const Wishes = v.strictObject({
  id, // of the command: a repeated one makes no second table
  game: v.pipe(v.string(), v.maxLength(LIMITS.game)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.seats)),
  setup: v.optional(v.pipe(v.unknown(), v.check(isShort, 'too long')), {}),
  open: v.optional(v.picklist(['public', 'link']), 'link'),
  clock: v.optional(ClockRule, { kind: 'none' }),
  late: v.optional(v.picklist(['bot', 'lose']), 'bot'), // when time runs out
  absence: v.optional(v.nullable(v.pipe(minutes(24 * 60), v.minValue(0.1))), null), // minutes until a bot sits in
  candle: v.optional(v.picklist(CANDLES)), // seconds of a window, usually 5; 0: unlit, for people around one device
  notebook: v.optional(v.boolean(), true), // whether clients may show what follows from play
  hints: v.optional(v.boolean()), // whether players may ask what the strongest bot thinks; usually not
  pace: v.optional(v.picklist(PACES)), // of bots; alone the page has its own
});
export type Wishes = v.InferOutput<typeof Wishes>;

const situation = v.pipe(v.string(), v.maxLength(LIMITS.id));

/** Something for windows to come, where a situation is given: `always`, or one that the game names. */
export const Order = v.strictObject({ when: situation, say: v.pipe(v.string(), v.maxLength(LIMITS.say)) });
export type Order = v.InferOutput<typeof Order>;

/** A seat's standing orders: when the house holds candles for it, and what it answers when a window opens. */
export const Orders = v.strictObject({
  hold: v.nullable(situation),
  answers: v.pipe(v.array(Order), v.maxLength(LIMITS.orders)),
});
export type Orders = v.InferOutput<typeof Orders>;

/** Players and spectators talk apart until the game is over. What is said to the table is a phrase of the game, for all. */
export const SIDES = ['players', 'spectators', 'table'] as const;
export type Side = (typeof SIDES)[number];

/** Everything that can be said at a table, the same by WebSocket and by HTTP; what is said most stands first. */
export const Command = v.variant('type', [
  v.strictObject({
    type: v.literal('say'), // a turn or a part of it, `resign` or `draw`; all of it or nothing
    id,
    says: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LIMITS.say))), v.minLength(1), v.maxLength(LIMITS.says)),
  }),
  v.strictObject({
    type: v.literal('sit'),
    id,
    seat: v.optional(seat),
    name: v.optional(Name),
    words: v.optional(words, ''),
    invite: v.optional(invite),
  }),
  v.strictObject({ type: v.literal('leave'), id }),
  v.strictObject({ type: v.literal('fill'), id, seat: v.optional(seat), level: v.optional(level, USUAL_LEVEL) }),
  v.strictObject({ type: v.literal('clear'), id, seat }), // sends a bot away from a seat
  v.strictObject({ type: v.literal('start'), id }),
  v.strictObject({ type: v.literal('back'), id }), // takes the own seat back from the bot that sat in
  v.strictObject({ type: v.literal('hint'), id }), // asks for one; everybody sees who did
  v.strictObject({ type: v.literal('hold'), id }), // the candle of an open window
  v.strictObject({ type: v.literal('release'), id }),
  v.strictObject({ type: v.literal('order'), id, orders: Orders }),
  v.strictObject({ type: v.literal('slow'), id, times: v.picklist([1, 2, 4, 10]) }), // longer candles, for whoever needs them
  v.strictObject({ type: v.literal('rematch'), id }),
  v.strictObject({ type: v.literal('look'), id, length: v.pipe(v.number(), v.integer()), hash: v.string() }),
  v.strictObject({ type: v.literal('chat'), id, text: text(1, LIMITS.chat) }),
  v.strictObject({ type: v.literal('phrase'), id, phrase: v.pipe(v.string(), v.maxLength(LIMITS.say)) }),
  v.strictObject({ type: v.literal('mute'), id, who: id, on: v.boolean() }),
  v.strictObject({
    type: v.literal('report'),
    id,
    to: v.optional(v.picklist(SIDES)), // whose talk the line is of; the own side's where it is not said
    line: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reason: text(1, LIMITS.reason),
  }),
]);
export type Command = v.InferOutput<typeof Command>;

/** What is said most, known at a glance: the schema says the same of it, and copies it. */
export function isSay(data: unknown): data is Extract<Command, { readonly type: 'say' }> {
  if (!isRecord(data) || data.type !== 'say' || typeof data.id !== 'string' || !ID.test(data.id)) return false;
  const { says } = data;
  if (!Array.isArray(says) || says.length === 0 || says.length > LIMITS.says) return false;
  return says.every((say) => typeof say === 'string' && say.length <= LIMITS.say) && Object.keys(data).length === 3;
}

/** Why nothing was done. The kernel's reasons are of the game; these are of the house. */
export type HouseRefusal =
  | 'not-a-command'
  | 'no-such-table'
  | 'no-such-game'
  | 'no-such-line'
  | 'no-such-bot'
  | 'no-such-phrase'
  | 'no-such-edition'
  | 'wrong-options'
  | 'wrong-invite'
  | 'no-such-page'
  | 'not-signed-in'
  | 'wrong-origin'
  | 'not-seated'
  | 'not-owner'
  | 'not-here'
  | 'seat-taken'
  | 'name-taken'
  | 'already-seated'
  | 'seats-free'
  | 'started'
  | 'lapsed'
  | 'not-started'
  | 'not-over'
  | 'not-away'
  | 'no-candle'
  | 'no-hints'
  | 'too-fast'
  | 'too-late'
  | 'too-slow'
  | 'too-many'
  | 'too-often'
  | 'stopping'
  | 'no-room'
  | 'unreachable' // the house can't reach its store
  | 'damaged'
  | 'broken';

export interface Refusal {
  readonly ok: false;
  readonly refused: HouseRefusal | GameRefusal['refused'];
  readonly at?: number; // which of several says
  readonly reason?: Reason; // the game's rule and what to say about it
}

export type Done = {
  readonly ok: true;
  readonly table?: string;
  readonly same?: boolean;
  readonly hint?: readonly Advice[]; // the best first; none where the question is over
};
export type Result = Done | Refusal;

export const refuse = (refused: Refusal['refused']): Refusal => ({ ok: false, refused });

/** Who holds a seat, as everybody sees it. */
export type SeatInfo =
  | { readonly kind: 'free'; readonly kept?: true } // kept for somebody: a rematch
  | { readonly kind: 'person'; readonly who: string; readonly name: string; readonly away: boolean }
  | { readonly kind: 'bot'; readonly level: Level };

/** The table itself: everything that is not of the game. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly setup: unknown;
  readonly open: 'public' | 'link';
  readonly clock: ClockRule;
  readonly late: 'bot' | 'lose';
  readonly absence: number | null;
  readonly notebook: boolean;
  readonly hints: boolean;
  readonly hinted: readonly number[]; // by seat: how many each has asked for
  readonly pace: PaceName;
  readonly candle: number; // seconds, with whatever somebody needs; 0: unlit
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  readonly owner: boolean; // whether the viewer made the table
  readonly invite?: string; // for those who may invite
  readonly fair: { readonly commitment: string; readonly words: readonly string[]; readonly key?: string };
  readonly result?: { readonly payoffs: readonly number[]; readonly reason: string; readonly late?: Seat };
  readonly next?: string; // the rematch
  readonly nextBy?: Seat; // who offers it
  readonly again?: true; // this is one: its game begins when all who are asked have sat down
}

/** A table has lapsed where it was open for a day and nobody but its maker came, or where its maker is gone. */
export const PHASES = ['open', 'playing', 'over', 'lapsed'] as const;
export type Phase = (typeof PHASES)[number];

/** Milliseconds that seats have, and whose clocks run. While a window is open all stand. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** A window as everybody sees it. Times in milliseconds. */
export interface WindowInfo {
  readonly kind: Window; // must: it ends in a choice that nobody can let pass
  readonly asked: readonly Seat[]; // whoever has a place in it, with or without anything to use
  readonly of: number | null; // how long its candle burns; null: it is not lit, and waits for answers
  readonly left: number | null;
  readonly held: readonly Seat[]; // by whom: it stands
  readonly hold: readonly number[]; // by seat: for how long it may hold it
  readonly late?: true; // it is out, and somebody still has to choose
}

/** What one viewer gets when something has happened. */
export interface Update {
  readonly type: 'update';
  readonly length: number; // say it on coming back, and only what was missed is sent
  readonly you: Seat | null;
  readonly table?: TableInfo | undefined; // first, and when something of it has changed
  readonly view: unknown; // null before the start
  readonly events: readonly unknown[];
  readonly clocks: Clocks | null;
  readonly asked: readonly Seat[];
  readonly window?: WindowInfo | undefined; // while one is open
  readonly said?: string | undefined; // the viewer's own answer, sealed until all asked seats have answered, or a window ends
  readonly orders?: Orders | undefined; // the viewer's own
  readonly draw?: Seat | undefined; // who offers one
  readonly options?: readonly string[] | number | undefined; // for those who asked for them: a number where there are too many
}

/** The same to those who asked for changes: what makes the view of the update before into the present one. */
export interface ChangedUpdate extends Omit<Update, 'view'> {
  readonly changes: readonly Change[];
}

export interface ChatLine {
  readonly n: number; // counts the lines of its side alone: the other side's talk does not show
  readonly at: number;
  readonly who: string;
  readonly name: string;
  readonly to: Side;
  readonly text: string; // to the table: who said which phrase when, as the game keeps it
}

/** Somebody who talks, or is muted. */
export type Speaker = Pick<ChatLine, 'who' | 'name'>;

/** Everything that a client may hear. */
export type Message =
  | Update
  | ChangedUpdate
  | ({ readonly type: 'answer'; readonly id: string | null } & Result)
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[]; readonly muted?: readonly Speaker[] }
  | { readonly type: 'here'; readonly seats: readonly Seat[]; readonly spectators: number }
  | { readonly type: 'reconnect'; readonly after: number }; // the house stops for a moment; milliseconds

/** A short hash of a view's JSON text (FNV-1a), so that a client can ask whether it still sees the same. */
export function hashOf(view: unknown): string {
  const text = JSON.stringify(view);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
