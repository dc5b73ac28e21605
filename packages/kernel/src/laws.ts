import { isPlain, same } from './data.ts';
import { silence, type Rng, type Seat, type Turn, type Viewer, type Window } from './game.ts';
import { fold } from './log.ts';
import { seeded } from './random.ts';
import type { Entry } from './table.ts';
import type { Title } from './title.ts';
import { heard, listen, viewersOf, type Told } from './told.ts';
import { LOCALES } from './words.ts';

export interface Trial<Setup> {
  readonly seats: number;
  readonly setup: Setup;
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
export function checkLaws<S, C, E, V, P>(title: Title<S, C, E, V, P>, trial: Trial<P>): Played {
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

type Law = (holds: boolean, law: string, viewer?: Viewer) => void;

function checkGame<S, C, E, V, P>(title: Title<S, C, E, V, P>, trial: Trial<P>): number {
  const { game } = title;
  const { seats, setup, seed, maxSteps = 5000 } = trial;
  const rng = seeded(seed);
  const state = game.start(seats, setup);
  const log: Entry[] = [];

  for (let step = 0; step < maxSteps; step++) {
    const law: Law = (holds, what, viewer) => {
      if (holds) return;
      const where = viewer === undefined ? '' : `, viewer ${viewer}`;
      throw new Error(`${title.id} breaks a law: ${what} (seats ${seats}, seed ${seed}, step ${step}${where})`);
    };
    const turn = game.turn(state);
    checkTurn(turn, seats, law);
    if (turn.kind === 'over') {
      const { table, stop } = fold(title, seats, setup, JSON.parse(JSON.stringify(log)) as Entry[]);
      law(stop === undefined && same(table.state, state), 'the log alone gives the table back');
      checkEnding(title, state, seats, law);
      return step;
    }
    const answers = randomAnswers(title, state, turn, rng, law);
    log.push(...entriesOf(title, turn, answers));
    checkClose(title, state, seats, rng, law);
    checkStep(title, state, turn, answers, { seats, rng, law });
  }
  throw new Error(`${title.id} breaks a law: every game ends (seats ${seats}, seed ${seed}, ${maxSteps} steps)`);
}

interface Court {
  readonly seats: number;
  readonly rng: Rng;
  readonly law: Law;
}

/** Checks one step for every viewer, then plays it on `state`. */
function checkStep<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  state: S,
  turn: Turn,
  answers: readonly C[],
  court: Court,
): void {
  const { game } = title;
  const { law } = court;
  const next = game.clone(state);
  const told = listen(game, next, answers);
  law(isPlain(next), 'a state is plain data');
  law(isPlain(answers), 'a choice is plain data');
  law(
    told.every(({ event }) => isPlain(event)),
    'an event is plain data',
  );
  law(same(game.clone(next), next), 'a clone is equal');

  const viewers = viewersOf(court.seats);
  const views = viewers.map((viewer) => game.view(state, viewer));
  const asWritten = JSON.stringify(views);
  viewers.forEach((viewer, i) => {
    law(isPlain(views[i]), 'a view is plain data', viewer);
    law(title.viewerOf(views[i]!) === viewer, 'a view says whose it is', viewer);
    checkTwin(title, { state, next, turn, answers, told }, viewer, views[i]!, court);
    checkWords(title, heard(told, viewer), viewer, court);
  });
  game.apply(state, answers, silence);
  law(same(state, next), 'apply depends on nothing but its arguments, and a clone shares nothing');
  law(JSON.stringify(views) === asWritten, 'a view is a snapshot');
}

interface Step<S, C, E> {
  readonly state: S;
  readonly next: S;
  readonly turn: Turn;
  readonly answers: readonly C[];
  readonly told: Told<E>;
}

/** Compares the real world with one that the viewer can't tell from it, before and after the step. */
function checkTwin<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  { state, next, turn, answers, told }: Step<S, C, E>,
  viewer: Viewer,
  view: V,
  { rng, law }: Court,
): void {
  const { game } = title;
  const twin = game.guess(view, rng);
  law(isPlain(twin), 'a guessed world is plain data', viewer);
  law(same(game.view(twin, viewer), view), 'a guessed world looks the same', viewer);
  law(title.isSound(twin), 'a guessed world could have come about', viewer);
  const asked = game.turn(twin);
  law(windowOf(asked) === windowOf(turn), 'what is a window betrays nothing', viewer);
  law(same(asked, turn), 'whom the rules ask betrays nothing', viewer);
  if (turn.kind === 'ask' && turn.seats.includes(viewer as Seat)) {
    const seat = viewer as Seat;
    law(same(game.options(twin, seat), game.options(state, seat)), 'options betray nothing', viewer);
  }
  const toldTwin = listen(game, twin, twinAnswers(title, twin, viewer, answers, rng));
  const sameEars = same(heard(told, viewer), heard(toldTwin, viewer));
  const sameEyes = same(game.view(next, viewer), game.view(twin, viewer));
  law(sameEyes || !sameEars, 'a view shows only what was told', viewer);
  law(sameEars || !sameEyes, 'what was told, the view remembers', viewer);
}

const windowOf = (turn: Turn): Window | undefined => (turn.kind === 'ask' ? turn.window : undefined);

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

/** Now and then ends a copy of the game by a courtesy. */
function checkClose<S, C, E, V, P>(title: Title<S, C, E, V, P>, state: S, seats: number, rng: Rng, law: Law): void {
  const { game } = title;
  if (!game.close || rng(8) > 0) return;
  const closed = game.clone(state);
  const seat = rng(seats);
  game.close(closed, rng(2) > 0 ? { kind: 'resigned', seat } : { kind: 'agreed', by: seat }, silence);
  law(game.turn(closed).kind === 'over', 'a courtesy ends the game');
  checkEnding(title, closed, seats, law);
}

function checkEnding<S, C, E, V, P>(title: Title<S, C, E, V, P>, state: S, seats: number, law: Law): void {
  for (const viewer of viewersOf(seats)) {
    const view = title.game.view(state, viewer);
    const texts = LOCALES.map((locale) => title.words[locale].ending(view, NAMES));
    law(texts.every(isSentence), 'an ending has words in every language', viewer);
  }
}

function checkWords<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  events: readonly E[],
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

/** After these words Russian declines a name, and the house can't: a name stands where it is the subject, or apart. */
const DECLINED = /(?:^|[\s(])(?:игрок\S*|у|к|с|за|на|от|для|о) Seat \d/i;

const isSentence = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && !/undefined|\[object|NaN/.test(text) && !DECLINED.test(text);

function randomAnswers<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  state: S,
  turn: Turn,
  rng: Rng,
  law: Law,
): readonly C[] {
  if (turn.kind === 'over') return [];
  if (turn.kind === 'roll') {
    const roll = title.game.roll(state, rng);
    const read = title.notation.readRoll(state, JSON.parse(JSON.stringify(roll)));
    law(same(read, roll), 'an answer of chance can be written and read');
    return [roll];
  }
  return turn.seats.map((seat) => {
    const options = title.game.options(state, seat);
    law(options.length > 0, 'an asked seat can answer', seat);
    if (options.length < 2000) {
      const written = new Set(options.map((option) => title.notation.write(option)));
      law(written.size === options.length, 'two options never look alike', seat);
    }
    const choice = options[rng(options.length)]!;
    const view = title.game.view(state, seat);
    const texts = LOCALES.map((locale) => title.words[locale].option(choice, view, NAMES));
    law(texts.every(isSentence), 'an option has words in every language', seat);
    return choice;
  });
}

const entriesOf = <S, C, E, V, P>(title: Title<S, C, E, V, P>, turn: Turn, answers: readonly C[]): Entry[] =>
  turn.kind === 'ask'
    ? turn.seats.map((seat, i) => ({ seat, say: title.notation.write(answers[i]!) }))
    : answers.map((roll) => ({ roll }));

/**
 * In the twin world the viewer answers as before. The others and chance do so half of the time, where
 * they can, so that both worlds often sound the same; else they do anything.
 */
function twinAnswers<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  twin: S,
  viewer: Viewer,
  answers: readonly C[],
  rng: Rng,
): C[] {
  const { game, notation } = title;
  const turn = game.turn(twin);
  const alike = rng(2) > 0;
  if (turn.kind === 'roll') return [(alike && notation.readRoll(twin, answers[0])) || game.roll(twin, rng)];
  if (turn.kind === 'over') return [];
  return turn.seats.map((seat, i) => {
    if (seat === viewer) return answers[i]!;
    const options = game.options(twin, seat);
    return (alike && findSame(options, answers[i]!)) || options[rng(options.length)]!;
  });
}

const findSame = <T>(items: readonly T[], wanted: T): T | undefined =>
  items.includes(wanted) ? wanted : items.find((item) => same(item, wanted));
