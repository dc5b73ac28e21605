import type { Answer, Event, View } from '@ridotto/games/coach';
import type { AnyTitle } from '@ridotto/kernel';
import { chainOf, optionsIn, seeded, type Rng } from '@ridotto/kernel';
import { Kit, partsOf, Show, type Part, type Speed, type Stage } from '@ridotto/kit';
import { PLAIN, Question } from '@ridotto/kit/testing';
import { coach as boardOf, type CoachPlay } from '../../packages/games/coach/pages/board.ts';
import {
  fakeHouse,
  makeTable,
  Person,
  seededChance,
  type FakeClock,
  type FakeHouse,
} from '../../packages/host/testing/fake.ts';

const STEP = 10; // milliseconds between two looks
const LONGEST = 60_000; // milliseconds: whoever waits longer waits for ever

/** What the page shows of a table, at its own pace, by a clock that is told to move. */
class Screen {
  readonly #show: Show<Part<Event, number>>;
  readonly #stage: Stage<View, Event>;
  readonly #speed: Speed;
  #before: View | null = null;
  length = -1; // of the update that is shown

  constructor(clock: FakeClock, speed: Speed) {
    const play = { options: [], locale: 'en', names: [] } as unknown as CoachPlay;
    const asking = new Question<View, Answer, Event>(null as never, 0, []);
    this.#stage = new Kit(
      () => asking,
      boardOf(() => play),
      PLAIN,
    ).stage;
    this.#speed = speed;
    this.#show = new Show({
      clock: { isHidden: false, after: (ms, work) => clock.at(clock.now() + ms, work) },
      pace: () => ({ speed: speed === 'instant' ? Infinity : 1, motion: true }),
      begin: (parts) => (this.length = parts.findLast(({ what }) => what !== undefined)?.what ?? this.length),
    });
  }

  take(view: View, events: readonly Event[], length: number): void {
    const story = this.#before && events.length > 0 ? this.#stage.story(events, this.#before, view) : [];
    this.#before = view;
    this.#show.add(partsOf(story, events, length, this.#speed));
  }
}

/** What Anna may answer now, as far as her screen has come. */
async function choicesNow({ house }: FakeHouse, table: string): Promise<string[]> {
  const sitting = await house.sitting(table);
  if ('refused' in sitting || !sitting.table) return [];
  const { title, window, table: at } = sitting;
  const options = window ? optionsIn(title, chainOf(title, at), 0) : title.game.options(at.state, 0);
  return options.map((option) => title.notation.answer.write(option));
}

/** Milliseconds from an answer to the next real choice, alone against bots, in one game. */
async function waitsOf(seats: number, speed: Speed, seed: number): Promise<number[]> {
  const fake = await fakeHouse({}, { chance: seededChance(seed) });
  const table = await makeTable(fake.house, 'Anna', { game: 'coach', seats });
  const anna = await new Person(fake.house, table, 'Anna').come();
  await anna.does({ type: 'sit', seat: 0, words: '' });
  await anna.does({ type: 'fill', level: 'simple' });
  await anna.does({ type: 'start' });
  const screen = new Screen(fake.clock, speed);
  const rng = seeded(seed);
  const waits: number[] = [];
  let [heard, since] = [0, fake.clock.now()];
  while (anna.info.phase !== 'over' && fake.clock.now() - since < LONGEST) {
    for (; heard < anna.updates.length; heard++) {
      const { view, events, length } = anna.updates[heard]!;
      if (view !== null) screen.take(view as View, events as readonly Event[], length);
    }
    const { asked, said, length, window } = anna.sees;
    const isAsked = asked.includes(0) && said === undefined && screen.length === length;
    const choices = isAsked ? await choicesNow(fake, table) : [];
    if (choices.length > 1) {
      waits.push(fake.clock.now() - since);
      since = fake.clock.now();
    }
    if (choices.length > 1 || (choices.length === 1 && !window))
      await anna.says(await answer(fake, table, choices, rng));
    else await fake.clock.pass(STEP);
  }
  if (anna.info.phase !== 'over') throw new Error(`the game of seed ${seed} stands still`);
  return waits;
}

/** A bot stands in for Anna where it is asked one thing; in windows she does one thing and another. */
async function answer({ house }: FakeHouse, table: string, choices: readonly string[], rng: Rng): Promise<string> {
  const sitting = await house.sitting(table);
  if ('refused' in sitting) throw new Error(sitting.refused);
  const { title, window, table: at } = sitting as typeof sitting & { readonly title: AnyTitle };
  if (window || choices.length === 1) return choices[rng(choices.length)]!;
  const { game, notation, bot } = title;
  const { state } = at!;
  return notation.answer.write(bot.call(title, game.view(state, 0), game.options(state, 0), rng));
}

export async function waits(seats: number, games: number, speed: Speed): Promise<number[]> {
  const all: number[] = [];
  for (let seed = 1; seed <= games; seed++) all.push(...(await waitsOf(seats, speed, seed)));
  return all.sort((a, b) => a - b);
}
