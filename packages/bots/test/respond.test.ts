import { playBlock, respond, summaryOf, type Schooling } from '@ridotto/bots/arena';
import type { Player, Pupil, Rng } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type Action, type Kuhn, type View } from '../../games/testing/kuhn/rules/model.ts';
import { title } from '../../games/testing/kuhn/title.ts';

const GAMES = 400;
const meek: Player<Kuhn> = () => ['pass']; // whoever bets wins
const dice: Player<Kuhn> = ({ options }, rng) => [options[rng(options.length)]!];

const schooling = (more: Partial<Schooling<Kuhn>> = {}): Schooling<Kuhn> => ({
  title,
  pool: undefined,
  setup: {},
  opponent: meek,
  first: undefined,
  seed: 1,
  cap: 10,
  spent: (games) => games / GAMES,
  ...more,
});

/** Remembers what came of each action with each card; and what it was shown. */
class KuhnPupil implements Pupil<Kuhn> {
  readonly #scores = new Map<string, { sum: number; games: number }>();
  readonly seen: View[] = [];
  #done: string[] = [];

  readonly learner: Player<Kuhn> = (asked, rng) => {
    this.seen.push(asked.view);
    const [action] = dice(asked, rng);
    this.#done.push(keyOf(asked.view, action));
    return [action];
  };

  learn({ score }: { readonly score: number }): void {
    for (const key of this.#done) {
      const { sum, games } = this.#scores.get(key) ?? { sum: 0, games: 0 };
      this.#scores.set(key, { sum: sum + score, games: games + 1 });
    }
    this.#done = [];
  }

  manners(): Record<string, Player<Kuhn>> {
    const likes = (view: View, action: Action) => {
      const { sum, games } = this.#scores.get(keyOf(view, action)) ?? { sum: 0, games: 1 };
      return sum / games;
    };
    return {
      'as it began': dice,
      learnt: ({ view }) => [ACTIONS.reduce((top, one) => (likes(view, one) > likes(view, top) ? one : top))],
      'the other way': ({ view }) => [ACTIONS.reduce((top, one) => (likes(view, one) < likes(view, top) ? one : top))],
    };
  }
}

const keyOf = ({ cards, viewer, actions }: View, action: Action) => [cards[viewer as 0 | 1], ...actions, action].join();

describe('a best responder', () => {
  test('learns to beat one that never bets, and plays as it has learnt', () => {
    const { player, manner, trials, games } = respond(schooling(), { begin: () => new KuhnPupil() });
    expect(manner).toBe('learnt');
    expect(games).toEqual({ first: 0, opponent: 280 });
    expect(trials.map((trial) => trial.manner)).toEqual(['as it began', 'learnt', 'the other way']);
    const fresh = { title, pool: undefined, seats: 2, setup: {}, candidate: player, other: meek, seed: 99, cap: 10 };
    const scoreOf = (candidate: Player<Kuhn>) =>
      summaryOf(Array.from({ length: 50 }, (_, block) => playBlock({ ...fresh, candidate }, block))).score;
    expect(scoreOf(player)).toBe(1);
    expect(scoreOf(dice)).toBeLessThan(0.9);
  });

  test('is no worse for what it has learnt in vain', () => {
    const unteachable = (rng: Rng): Pupil<Kuhn> => ({
      learner: dice,
      learn: () => void rng(2),
      manners: () => ({ 'as it began': () => ['bet'], learnt: meek }),
    });
    expect(respond(schooling(), { begin: unteachable }).manner).toBe('as it began');
  });

  test('begins with a quicker opponent, comes to the same with the same seed, and sees only its own cards', () => {
    const pupils: KuhnPupil[] = [];
    const begin = () => (pupils.push(new KuhnPupil()), pupils.at(-1)!);
    const [one, again] = [1, 1].map(() => respond(schooling({ first: dice, opponent: dice }), { begin }));
    expect(one!.games).toEqual({ first: 100, opponent: 180 });
    expect(again!.trials).toEqual(one!.trials);
    expect(pupils[1]!.seen).toEqual(pupils[0]!.seen);
    expect(new Set(pupils[0]!.seen.map(({ viewer }) => viewer))).toEqual(new Set([0, 1]));
    for (const { cards, viewer } of pupils[0]!.seen) expect(cards[1 - (viewer as number)]).toBeNull();
  });
});
