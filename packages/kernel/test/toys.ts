import { isRecord, readNoSetup, type Game, type Kinds, type Title } from '@ridotto/kernel';

interface Toy<K extends Kinds> {
  readonly id: string;
  readonly seats: number;
  readonly answers: readonly K['answer'][]; // every answer there is
  isRoll(written: unknown): boolean;
  isSound?(state: K['state']): boolean;
}

/** What the house asks of a title beside its rules, for games that only tests play: plain but complete. */
export function toyTitle<K extends Kinds>(toy: Toy<K>, game: Game<K>): Title<K> {
  const words = {
    name: toy.id,
    event: (event: K['event']) => JSON.stringify(event),
    option: (answer: K['answer']) => JSON.stringify(answer),
    reason: () => 'Not an option.',
    ending: (view: K['view']) => JSON.stringify(view),
  };
  const write = (answer: K['answer']) => (typeof answer === 'string' ? answer : JSON.stringify(answer));
  return {
    id: toy.id,
    edition: 1,
    seats: { min: toy.seats, max: toy.seats },
    courtesies: [...(game.resign ? (['resign'] as const) : []), ...(game.draw ? (['draw'] as const) : [])],
    game,
    notation: {
      answer: { write, read: (text) => toy.answers.find((answer) => write(answer) === text) },
      roll: { write: (roll) => roll, read: (written) => (toy.isRoll(written) ? written : undefined) },
      position: { write: (state) => state, read: (written) => (isRecord(written) ? written : undefined) },
    },
    words: { en: words, ru: words },
    readSetup: readNoSetup,
    explain: () => undefined,
    isSound: (state) => toy.isSound?.(state) ?? true,
    bot: (_view, options, rng) => options[rng(options.length)]!,
    picture: (view) => JSON.stringify(view),
  };
}
