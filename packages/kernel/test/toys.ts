import { isRecord, type Game, type Kinds, type Manifest, type Title } from '@ridotto/kernel';

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
    event: (event: K['event']) => JSON.stringify(event),
    option: (answer: K['answer']) => JSON.stringify(answer),
    reason: () => 'Not an option.',
    ending: (view: K['view']) => JSON.stringify(view),
  };
  const write = (answer: K['answer']) => (typeof answer === 'string' ? answer : JSON.stringify(answer));
  return {
    manifest: manifestOf(toy, game),
    edition: 1,
    game,
    notation: {
      answer: { write, read: (text) => toy.answers.find((answer) => write(answer) === text) },
      roll: { write: (roll) => roll, read: (written) => (toy.isRoll(written) ? written : undefined) },
      position: { write: (state) => state, read: (written) => (isRecord(written) ? written : undefined) },
    },
    words: { en: words, ru: words },
    explain: () => undefined,
    isSound: (state) => toy.isSound?.(state) ?? true,
    bot: (_view, options, rng) => options[rng(options.length)]!,
    picture: (view) => JSON.stringify(view),
  };
}

function manifestOf<K extends Kinds>({ id, seats }: Toy<K>, { resign, draw }: Game<K>): Manifest {
  const words = { name: id, sentence: '' };
  return {
    id,
    letter: 'X',
    seats: [seats, seats],
    minutes: [1, 1],
    authors: [],
    words: { en: words, ru: words },
    courtesies: [...(resign ? (['resign'] as const) : []), ...(draw ? (['draw'] as const) : [])],
    composes: 'never',
    options: {},
    sounds: {},
  };
}
