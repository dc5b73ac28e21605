import { readNoSetup, type Game, type Title, type Viewer } from '@ridotto/kernel';

/** What the house asks of a title beside its rules, for games that only tests play: plain but complete. */
export function toyTitle<S, C, E, V extends { viewer: Viewer }>(
  toy: { id: string; seats: number; isSound?(state: S): boolean; canRoll(state: S, answer: unknown): boolean },
  game: Game<S, C, E, V>,
): Title<S, C, E, V> {
  const words = {
    name: toy.id,
    event: (event: E) => JSON.stringify(event),
    option: (choice: C) => JSON.stringify(choice),
    reason: () => 'Not an option.',
    ending: (view: V) => JSON.stringify(view),
  };
  return {
    id: toy.id,
    edition: 1,
    seats: { min: toy.seats, max: toy.seats },
    courtesies: game.close ? ['resign', 'draw'] : [],
    game,
    notation: {
      write: (choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)),
      readRoll: (state, answer) => (toy.canRoll(state, answer) ? (answer as C) : undefined),
      position: (state) => state,
    },
    words: { en: words, ru: words },
    readSetup: readNoSetup,
    explain: () => undefined,
    isSound: toy.isSound ?? (() => true),
    bot: (_view, options, rng) => rng(options.length),
    picture: (view) => JSON.stringify(view),
    viewerOf: (view) => view.viewer,
  };
}
