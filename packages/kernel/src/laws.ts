import { isPlain, same } from './data.ts';
import { silence, type Ask, type Rng, type Turn } from './game.ts';
import type { Kinds, Seat, Viewer } from './kinds.ts';
import { fold } from './log.ts';
import { seeded } from './random.ts';
import type { Entry } from './table.ts';
import type { Title } from './title.ts';
import { applyGiven, heard, listen, viewersOf, type Given } from './told.ts';
import { checkWindow } from './window-laws.ts';
import { LOCALES } from './words.ts';

export interface Trial<K extends Kinds> {
  readonly seats: number;
  readonly setup: K['setup'];
  readonly games: number;
  readonly seed: number;
  readonly maxSteps?: number;
}

export interface Played {
  readonly games: number;
  readonly steps: number;
  readonly longest: number; // steps of the longest game
}

/**
 * Plays random games and checks at every step, for every viewer, what a game owes the rest of the
 * house. Throws at the first breach, naming the law, the seed that shows it, the step and the viewer.
 */
export function checkLaws<K extends Kinds>(title: Title<K>, trial: Trial<K>): Played {
  let steps = 0;
  let longest = 0;
  for (let game = 0; game < trial.games; game++) {
    const seed = trial.seed + game;
    const played = checkGame(title, { ...trial, seed });
    steps += played;
    longest = Math.max(longest, played);
  }
  return { games: trial.games, steps, longest };
}

export type Law = (holds: boolean, law: string, viewer?: Viewer) => void;

function checkGame<K extends Kinds>(title: Title<K>, trial: Trial<K>): number {
  const { game } = title;
  const { seats, setup, seed, maxSteps = 5000 } = trial;
  const rng = seeded(seed);
  const state = game.start(seats, setup);
  const log: Entry[] = [];

  for (let step = 0; step < maxSteps; step++) {
    const law: Law = (holds, what, viewer) => {
      if (holds) return;
      const where = viewer === undefined ? '' : `, viewer ${viewer}`;
      throw new Error(
        `${title.manifest.id} breaks a law: ${what} (seats ${seats}, seed ${seed}, step ${step}${where})`,
      );
    };
    const turn = game.turn(state);
    checkTurn(turn, seats, law);
    if (turn.kind === 'over') {
      const { table, stop } = fold(title, seats, setup, JSON.parse(JSON.stringify(log)) as Entry[]);
      law(stop === undefined && same(table.state, state), 'the log alone gives the table back');
      checkEnding(title, state, seats, law);
      return step;
    }
    const given = randomGiven(title, state, turn, rng, law);
    log.push(...entriesOf(title, turn, given));
    checkPosition(title, state, law);
    checkCourtesy(title, state, seats, rng, law);
    checkTaken(title, state, turn, given, { seats, rng, law });
  }
  throw new Error(
    `${title.manifest.id} breaks a law: every game ends (seats ${seats}, seed ${seed}, ${maxSteps} steps)`,
  );
}

export interface Court {
  readonly seats: number;
  readonly rng: Rng;
  readonly law: Law;
}

/** Checks one step for every viewer, then plays it on `state`. */
function checkTaken<K extends Kinds>(
  title: Title<K>,
  state: K['state'],
  turn: Turn,
  given: Given<K>,
  court: Court,
): void {
  const { game } = title;
  const { law } = court;
  const next = game.clone(state);
  const told = listen(game, next, given);
  law(isPlain(next), 'a state is plain data');
  law(isPlain(given), 'an answer and a roll are plain data');
  law(told.every(isPlain), 'an event is plain data');
  law(same(game.clone(next), next), 'a clone is equal');

  checkSure(title, state, turn, law);
  const viewers = viewersOf(court.seats);
  const views = viewers.map((viewer) => game.view(state, viewer));
  const twins = views.map((view) => game.guess(view, court.rng));
  const asWritten = JSON.stringify(views);
  checkWindow(title, state, twins, court);
  viewers.forEach((viewer, i) => {
    law(isPlain(views[i]), 'a view is plain data', viewer);
    law(views[i]!.viewer === viewer, 'a view says whose it is', viewer);
    checkTwin(title, { state, next, turn, given, told }, viewer, views[i]!, twins[i]!, court);
    checkWords(title, heard(game, told, viewer, court.seats), viewer, court);
  });
  applyGiven(game, state, given, silence);
  law(same(state, next), 'apply depends on nothing but its arguments, and a clone shares nothing');
  law(JSON.stringify(views) === asWritten, 'a view is a snapshot');
}

interface Taken<K extends Kinds> {
  readonly state: K['state'];
  readonly next: K['state'];
  readonly turn: Turn;
  readonly given: Given<K>;
  readonly told: readonly K['event'][];
}

/** Compares the real world with one that the viewer can't tell from it, before and after the step, which `twin` takes. */
function checkTwin<K extends Kinds>(
  title: Title<K>,
  { state, next, turn, given, told }: Taken<K>,
  viewer: Viewer,
  view: K['view'],
  twin: K['state'],
  { seats, rng, law }: Court,
): void {
  const { game } = title;
  law(isPlain(twin), 'a guessed world is plain data', viewer);
  law(same(game.view(twin, viewer), view), 'a guessed world looks the same', viewer);
  law(title.isSound(twin), 'a guessed world could have come about', viewer);
  const asked = game.turn(twin);
  law(markOf(asked, 'window') === markOf(turn, 'window'), 'what is a window betrays nothing', viewer);
  law(same(markOf(asked, 'sure'), markOf(turn, 'sure')), 'whose answer is sure betrays nothing', viewer);
  law(same(asked, turn), 'whom the rules ask betrays nothing', viewer);
  if (turn.kind === 'ask' && turn.seats.includes(viewer as Seat)) {
    const seat = viewer as Seat;
    law(same(game.options(twin, seat), game.options(state, seat)), 'options betray nothing', viewer);
  }
  const toldTwin = listen(game, twin, twinGiven(title, twin, viewer, given, rng));
  const sameEars = same(heard(game, told, viewer, seats), heard(game, toldTwin, viewer, seats));
  const sameEyes = same(game.view(next, viewer), game.view(twin, viewer));
  law(sameEyes || !sameEars, 'a view shows only what was told', viewer);
  law(sameEars || !sameEyes, 'what was told, the view remembers', viewer);
}

const markOf = <Mark extends 'window' | 'sure'>(turn: Turn, mark: Mark): Ask[Mark] | undefined =>
  turn.kind === 'ask' ? turn[mark] : undefined;

function checkSure<K extends Kinds>({ game }: Title<K>, state: K['state'], turn: Turn, law: Law): void {
  for (const seat of markOf(turn, 'sure') ?? []) {
    law(turn.kind === 'ask' && turn.seats.includes(seat), 'only who is asked has a sure answer', seat);
    law(game.options(state, seat).length === 1, 'a sure answer is the only one', seat);
  }
}

function checkTurn(turn: Turn, seats: number, law: Law): void {
  if (turn.kind === 'over') law(turn.payoffs.length === seats, 'every seat has a payoff');
  if (turn.kind !== 'ask') return;
  law(turn.seats.length > 0, 'somebody is asked');
  law(new Set(turn.seats).size === turn.seats.length, 'nobody is asked twice at once');
  law(
    turn.seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats),
    'only seats are asked',
  );
}

/** Now and then ends a copy of the game by a courtesy that the game has. */
function checkCourtesy<K extends Kinds>(title: Title<K>, state: K['state'], seats: number, rng: Rng, law: Law): void {
  const { game } = title;
  if ((!game.resign && !game.draw) || rng(8) > 0) return;
  const closed = game.clone(state);
  const seat = rng(seats);
  if (game.resign && (rng(2) > 0 || !game.draw)) game.resign(closed, seat, silence);
  else game.draw!(closed, silence);
  law(game.turn(closed).kind === 'over', 'a courtesy ends the game');
  checkEnding(title, closed, seats, law);
}

function checkPosition<K extends Kinds>({ notation: { position } }: Title<K>, state: K['state'], law: Law): void {
  const written = position.write(state);
  const read = position.read(JSON.parse(JSON.stringify(written)));
  law(read === undefined || same(position.write(read), written), 'a position that was read is written alike');
}

function checkEnding<K extends Kinds>(title: Title<K>, state: K['state'], seats: number, law: Law): void {
  for (const viewer of viewersOf(seats)) {
    const view = title.game.view(state, viewer);
    const texts = LOCALES.map((locale) => title.words[locale].ending(view, NAMES));
    law(texts.every(isSentence), 'an ending has words in every language', viewer);
  }
}

function checkWords<K extends Kinds>(
  title: Title<K>,
  events: readonly K['event'][],
  viewer: Viewer,
  { law }: Court,
): void {
  for (const event of events) {
    const texts = LOCALES.map((locale) => title.words[locale].event(event, viewer, NAMES));
    const isSilent = texts.every((text) => text === undefined);
    law(isSilent || texts.every(isSentence), 'an event has words in every language or in none', viewer);
  }
}

const NAMES = Array.from({ length: 8 }, (_, seat) => `Seat ${seat}`);

const isSentence = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && !/undefined|\[object|NaN/.test(text);

function randomGiven<K extends Kinds>(title: Title<K>, state: K['state'], turn: Turn, rng: Rng, law: Law): Given<K> {
  if (turn.kind !== 'ask') return { kind: 'roll', roll: randomRoll(title, state, rng, law) };
  return { kind: 'answers', answers: turn.seats.map((seat) => randomAnswer(title, state, seat, rng, law)) };
}

function randomRoll<K extends Kinds>({ game, notation }: Title<K>, state: K['state'], rng: Rng, law: Law): K['roll'] {
  const roll = game.roll(state, rng);
  const read = notation.roll.read(JSON.parse(JSON.stringify(notation.roll.write(roll))));
  law(same(read, roll), 'a roll is read as it was');
  law(game.canRoll(state, roll), 'what chance rolls it can roll');
  return roll;
}

function randomAnswer<K extends Kinds>(
  { game, notation, words }: Title<K>,
  state: K['state'],
  seat: Seat,
  rng: Rng,
  law: Law,
): K['answer'] {
  const options = game.options(state, seat);
  law(options.length > 0, 'an asked seat can answer', seat);
  if (options.length < 2000) {
    const written = new Set(options.map((option) => notation.answer.write(option)));
    law(written.size === options.length, 'two options never look alike', seat);
  }
  const answer = options[rng(options.length)]!;
  law(same(notation.answer.read(notation.answer.write(answer)), answer), 'an answer is read as it was', seat);
  const view = game.view(state, seat);
  const texts = LOCALES.map((locale) => words[locale].option(answer, view, NAMES));
  law(texts.every(isSentence), 'an option has words in every language', seat);
  return answer;
}

function entriesOf<K extends Kinds>({ notation }: Title<K>, turn: Turn, given: Given<K>): Entry[] {
  if (given.kind === 'roll') return [{ roll: notation.roll.write(given.roll) }];
  const { seats } = turn as Turn & { kind: 'ask' };
  return seats.map((seat, i) => ({ seat, say: notation.answer.write(given.answers[i]!) }));
}

/**
 * In the twin world the viewer answers as before. The others and chance do so half of the time, where
 * they can, so that both worlds often sound the same; else they do anything.
 */
function twinGiven<K extends Kinds>(
  { game }: Title<K>,
  twin: K['state'],
  viewer: Viewer,
  given: Given<K>,
  rng: Rng,
): Given<K> {
  const turn = game.turn(twin);
  const alike = rng(2) > 0;
  if (given.kind === 'roll')
    return alike && game.canRoll(twin, given.roll) ? given : { kind: 'roll', roll: game.roll(twin, rng) };
  if (turn.kind !== 'ask') return given;
  const answers = turn.seats.map((seat, i) => {
    if (seat === viewer) return given.answers[i]!;
    const options = game.options(twin, seat);
    return (alike && findSame(options, given.answers[i]!)) || options[rng(options.length)]!;
  });
  return { kind: 'answers', answers };
}

const findSame = <T>(items: readonly T[], wanted: T): T | undefined =>
  items.includes(wanted) ? wanted : items.find((item) => same(item, wanted));
