import {
  applyGiven,
  heard,
  listen,
  same,
  seeded,
  silence,
  type Given,
  type Kinds,
  type Locale,
  type Rng,
} from '@ridotto/kernel';
import type { Seat, Title, Viewer } from '@ridotto/kernel';
import type { Asking, BoardOf, Option, Stage } from './board.ts';
import { alike, left, lit, touch, type Path, type Thing, type Way } from './choose.ts';
import { Kit, type Keeping } from './kit.ts';
import { thingsIn, walk, type Area } from './walk.ts';

/** State that nobody follows. */
export const PLAIN: Keeping = {
  cell: (value) => ({ value }),
  derived: (work) => ({
    get value() {
      return work();
    },
  }),
};

/** A question as a board sees it, and what it did about it. */
export class Question<View, Choice, Event> implements Asking<View, Choice, Event> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly #options: readonly Option<Choice>[];
  locale: Locale = 'en';
  line: readonly string[] = [];
  attempts: readonly string[] = [];
  announced: readonly string[] = [];
  isBehind = false;
  scene: unknown = undefined;
  stage: Stage<View, Event> | null = null;
  reads = 0; // how often the options were looked at

  constructor(view: View, viewer: Viewer, options: readonly Option<Choice>[]) {
    this.view = view;
    this.viewer = viewer;
    this.#options = options;
  }

  get shown(): View {
    return this.view;
  }
  get options(): readonly Option<Choice>[] {
    this.reads++;
    return this.line.length === 0 ? this.#options : [];
  }
  get isMine(): boolean {
    return true;
  }
  say(notation: string): void {
    this.line = [...this.line, notation];
  }
  takeBack(): void {
    this.line = this.line.slice(0, -1);
  }
  attempt(text: string): void {
    this.attempts = [...this.attempts, text];
  }
  announce(text: string): void {
    this.announced = [...this.announced, text];
  }
  skip(): void {
    this.isBehind = false;
    this.scene = undefined;
  }
}

export interface BoardCheck<K extends Kinds, Picture, Value> {
  readonly seats: number;
  readonly setup: K['setup'];
  readonly games: number;
  readonly seed: number;
  readonly sample?: number; // questions between those whose options are all touched one by one
  /** The board of a question, from its viewer's side. */
  board(play: Asking<K['view'], K['answer'], K['event']>): BoardOf<K['view'], K['answer'], K['event'], Picture, Value>;
}

function fail(...why: readonly unknown[]): never {
  throw new Error(why.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' '));
}

/** Plays whole games at random; at every question the board must be able to give every answer, and no other. */
export function checkBoard<K extends Kinds, Picture, Value>(
  title: Title<K>,
  check: BoardCheck<K, Picture, Value>,
): void {
  const { game } = title;
  const { seats, setup, games, sample = 7 } = check;
  let questions = 0;
  for (let n = 0; n < games; n++) {
    const rng = seeded(check.seed + n);
    const state = game.start(seats, setup);
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const given: Given<K> =
        turn.kind === 'roll'
          ? { kind: 'roll', roll: game.roll(state, rng) }
          : {
              kind: 'answers',
              answers: turn.seats.map((seat) => {
                const where = `seed ${check.seed + n}, seat ${seat}`;
                checkQuestion(
                  title,
                  check,
                  () => questionAt(title, state, seat),
                  rng,
                  questions++ % sample === 0,
                  where,
                );
                const options = game.options(state, seat);
                return options[rng(options.length)]!;
              }),
            };
      checkScenes(title, check, state, given);
    }
  }
}

function questionAt<K extends Kinds>(
  { game, notation, words }: Title<K>,
  state: K['state'],
  seat: Seat,
): QuestionOf<K> {
  const view = game.view(state, seat);
  const options = game.options(state, seat).map((choice) => ({
    choice,
    say: notation.answer.write(choice),
    get text() {
      return words.en.option(choice, view, NAMES);
    },
  }));
  return new Question(view, seat, options);
}

type QuestionOf<K extends Kinds> = Question<K['view'], K['answer'], K['event']>;

const NAMES = ['Anna', 'Boris', 'Carla', 'Dora', 'Emil', 'Fanny', 'Gino', 'Hilda'];

function checkQuestion<K extends Kinds, Picture, Value>(
  title: Title<K>,
  { board }: BoardCheck<K, Picture, Value>,
  ask: () => QuestionOf<K>,
  rng: Rng,
  isSampled: boolean,
  where: string,
): void {
  const open = () => {
    const play = ask();
    const made = board(play);
    return { play, made, kit: new Kit(() => play, made, PLAIN) };
  };
  const { play, made, kit } = open();
  if (made.editor?.()) {
    void kit.lit;
    if (play.reads > 0) fail(where, 'an editor needs no options');
    return;
  }
  const ways = play.options.map((end) => ({ end, paths: made.paths(end.choice, play.view) }));
  const reached = reach(ways);
  for (const { end } of ways) if (!reached.has(end)) fail(where, 'cannot be reached:', end.say);
  checkNames(kit, play, where);
  if (!isSampled) return;
  for (const { end, paths } of ways)
    for (const [at, path] of paths.entries()) checkPath(open, end, path, at === 0, where);
  checkAstray(title, open, rng, where);
}

/** All ends to which lit things lead. What is chosen in another order is the same. */
export function reach<End>(ways: readonly Way<End>[]): ReadonlySet<End> {
  const ends = new Set<End>();
  const seen = new Set<string>();
  const waiting: (readonly Thing[])[] = [[]];
  for (let chosen = waiting.pop(); chosen; chosen = waiting.pop()) {
    for (const thing of lit(ways, chosen).keys()) {
      const did = touch(ways, chosen, unlike(chosen, thing));
      if (did.does === 'take') ends.add(did.end);
      else if (did.does === 'explain' || did.does === 'back') fail('a lit thing leads nowhere:', [...chosen, thing]);
      else {
        const open = left(ways, did.chosen).map((way) => ways.indexOf(way));
        const key = [...did.chosen.toSorted(), ...open].join();
        if (!seen.has(key)) waiting.push(did.chosen);
        seen.add(key);
      }
    }
  }
  return ends;
}

/** One that isn't chosen yet, of several alike. */
function unlike(chosen: readonly Thing[], thing: Thing): Thing {
  const before = chosen.filter((other) => alike(other) === thing).length;
  return before === 0 ? thing : `${thing}#${before + 1}`;
}

// oxlint-disable-next-line no-explicit-any -- the pictures of any board
type AnyKit = Kit<any, any, any, any, any>;

/** Names are unique in their area, every lit thing lies in exactly one, and arrows lead everywhere. */
function checkNames(kit: AnyKit, play: { locale: Locale }, where: string): void {
  const { areas } = kit;
  const all = areas.flatMap(thingsIn);
  if (new Set(all).size < all.length) fail(where, 'a thing lies in two areas', all);
  for (const thing of kit.lit.keys())
    if (!thing.startsWith('do ') && !all.includes(thing)) fail(where, 'lit, but nowhere:', thing);
  for (const area of areas) {
    for (const locale of ['en', 'ru'] as const) {
      play.locale = locale;
      const names = thingsIn(area)
        .filter((thing) => thing === alike(thing))
        .map((thing) => kit.labelOf(thing));
      if (new Set(names).size < names.length) fail(where, `names alike in ${area.id}:`, names);
    }
    const lost = thingsIn(area).filter((thing) => !walked(area).has(thing));
    if (lost.length > 0) fail(where, `no arrow leads to`, lost);
  }
  play.locale = 'en';
}

function walked(area: Area): ReadonlySet<Thing> {
  const found = new Set<Thing>();
  const open = thingsIn(area).slice(0, 1);
  for (let thing = open.pop(); thing !== undefined; thing = open.pop()) {
    if (found.has(thing)) continue;
    found.add(thing);
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) open.push(walk(area, thing, key)!);
  }
  return found;
}

interface Opened {
  readonly play: Question<never, never, never>;
  readonly kit: AnyKit;
}

/** By touches and by keys the answer is that option; each touch can be taken back; so can a drag that ends nowhere. */
function checkPath(
  open: () => unknown,
  { say }: { readonly say: string },
  path: Path,
  isFirst: boolean, // others may lead to what is more natural there
  where: string,
): void {
  const { play, kit } = open() as Opened;
  const told = () => [play.line, kit.chosen, [...kit.lit]];
  for (const step of path.things.flat()) {
    const thing = unlike(kit.chosen, step);
    const before = told();
    const isLiftable = kit.canLift(thing);
    const isInArea = kit.areaOf(thing) !== undefined;
    if (isInArea) kit.key('Enter', thing);
    else kit.touch(thing, 'pointer');
    if (!isLiftable && play.line.length === 0) fail(where, 'cannot be lifted:', thing);
    kit.back();
    if (!same(told(), before)) fail(where, 'not taken back:', say, thing, before, told());
    if (isLiftable) {
      kit.lift(thing);
      kit.release(null);
      if (!same(told(), before)) fail(where, 'dropped, but not as before:', say, thing, before, told());
    }
    if (kit.chosen.length === 1 && isInArea) {
      kit.lift(kit.chosen[0]!);
      kit.release(thing);
    } else kit.touch(thing, 'pointer');
    if (play.line.length > 0) break;
  }
  if (isFirst ? !same(play.line, [say]) : play.line.length === 0)
    fail(where, 'by its path', path, 'came', play.line, 'instead of', say);
}

/** A touch of what isn't lit changes nothing, unless one can begin with it; and there is a reason. */
function checkAstray<K extends Kinds>(
  title: Title<K>,
  open: () => { readonly play: QuestionOf<K>; readonly kit: AnyKit },
  rng: Rng,
  where: string,
): void {
  const { play, kit } = open();
  const all = kit.areas.flatMap(thingsIn);
  for (let tries = 0; tries < 20 && play.line.length === 0 && all.length > 0; tries++) {
    const thing = all[rng(all.length)]!;
    const { chosen } = kit;
    const isLit = kit.lightOf(thing) !== undefined || chosen.includes(thing) || kit.first.has(alike(thing));
    const did = kit.touch(thing, 'pointer');
    if (isLit) continue;
    if (did !== 'explain') fail(where, 'not lit, and yet', did, thing);
    if (kit.chosen !== chosen) fail(where, 'explained, and yet changed:', thing);
  }
  for (const attempt of play.attempts)
    if (!title.explain(play.view, attempt)) fail(where, 'no reason is given for', attempt);
}

/** Told one after another, what happened leads to the picture of the view after it. */
function checkScenes<K extends Kinds, Picture, Value>(
  { game }: Title<K>,
  { board, seats }: BoardCheck<K, Picture, Value>,
  state: K['state'],
  given: Given<K>,
): void {
  const viewers: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const plays = viewers.map(
    (seat) => new Question<K['view'], K['answer'], K['event']>(game.view(state, seat), seat, []),
  );
  if (!board(plays[0]!).scenes) return applyGiven(game, state, given, silence);
  const told = listen(game, state, given);
  for (const seat of viewers) {
    const made = board(plays[seat]!);
    const events = heard(game, told, seat, seats);
    const view = game.view(state, seat);
    const scenes = new Kit(() => plays[seat]!, made, PLAIN).stage.story(events, plays[seat]!.view, view);
    const after = made.picture(view, undefined);
    if (scenes.length > 0 && !same(scenes.at(-1)!.picture, after)) fail('scenes end elsewhere:', events, after);
  }
}
