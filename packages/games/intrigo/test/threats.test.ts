import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { players } from '../bot/players.ts';
import { winningTurn } from '../bot/threats.ts';
import type { Card, State } from '../rules/model.ts';
import { preview } from '../rules/rewards.ts';
import { title } from '../title.ts';
import { intrigo, type Position, type Script } from './intrigo.ts';

const { game, notation } = title;

interface Evening extends Position {
  readonly kept: readonly (readonly Card[])[]; // by seat, in the order kept
}

/** A round after its draft; whoever costs 1 ducat was hired before. */
function evening({ kept, ...position }: Evening): Script {
  const script = intrigo({ ...position, hands: kept.map((cards) => cards.join(' ')).join(' | ') });
  script.state.kept = kept.map((cards) => [...cards]);
  script.state.piles = {
    courtesan: [3],
    seller: [2, 3],
    assassin: [2, 3],
    guard: [2, 3],
    gondolier: [3],
    thief: [2, 3],
  };
  return script;
}

const turnOf = (state: State, seat: number): string | undefined =>
  winningTurn(state, seat, preview(state))?.map(notation.answer.write).join(' ');

const SEEDS = [1, 2, 3, 4, 5];

/** What a player answers, by different thoughts. */
const answers = ({ state }: Script, level: 'keen' | 'master' = 'master'): string[] =>
  SEEDS.flatMap((seed) =>
    players[level](
      { view: game.view(state, state.toMove), told: [], options: game.options(state, state.toMove) },
      seeded(seed),
    ).map(notation.answer.write),
  );

const NOBODY = { courtesan: [], seller: [], assassin: [], guard: [], gondolier: [], thief: [] };

describe('a turn that wins', () => {
  const oneShort = { seals: 'merchants 1 military 1 clergy 1', tokens: '4:clergy 6:farmers 8:workers' };

  test('is a card, counting the seals that other cards win already', () => {
    const { state } = intrigo({ ...oneShort, hands: 'C4', gaps: '6:C2', purses: '0 0 0 0' });
    expect(turnOf(state, 0)).toBe('C4@7');
  });

  test('is none, where two seals are missing', () => {
    const { state } = intrigo({ ...oneShort, hands: 'C4', purses: '0 0 0 0' });
    expect(turnOf(state, 0)).toBeUndefined();
  });

  test.each([
    ['courtesan', '6:C2', 'courtesan@8 call C4 7'],
    ['seller', '3:C3 6:C2', 'seller@2 swap 3 8'],
    ['assassin', '5:C2 7:D4 8:C3', 'assassin@6 kill 7'],
    ['guard', '5:C2 12:C3', 'guard@11 move 12 7'],
    ['gondolier', '5:C2 8:D2 12:C3', 'gondolier@11 ferry 12 8'],
  ] as const)('is one of these hired: %s', (influence, gaps, turn) => {
    const { state } = intrigo({ ...oneShort, gaps, hands: 'D3 | C4', purses: '1 0 0 0' });
    state.piles = { ...NOBODY, [influence]: [1] };
    expect(turnOf(state, 0)).toBe(turn);
  });
});

describe('the master', () => {
  test('gives a leader with ducats for a Seller no seal that he could exchange', () => {
    const lastRound = evening({
      seats: 3,
      families: 'C M G',
      tokens: '0:merchants 2:clergy 4:workers 6:farmers 8:clergy 10:workers',
      seals: 'merchants 1 military 1 workers 1 | military 1 clergy 2 workers 1 | merchants 1 clergy 1 farmers 1',
      purses: '4 1 1',
      first: 1,
      kept: [
        ['D4', 'C3', 'M3', 'D2'],
        ['M4', 'M2', 'C2', 'D3'],
        ['G3', 'C4', 'G4', 'G2'],
      ],
    });
    lastRound.say('M4@6', 'G4@3', 'C3@2', 'M2@5', 'G3@0', 'D4@4', 'D3@1');
    expect(answers(lastRound)).not.toContain('C4@7');
    lastRound.say('C4@7', 'D2@8');
    expect(answers(lastRound)).not.toContain('C2@10');
    lastRound.say('C2@10', 'G2@11');
    expect(turnOf(lastRound.state, 0)).toBe('seller@9 swap 10 6');
  });

  test('nor a place beside the seal that it wants itself', () => {
    const round = evening({
      seats: 3,
      families: 'C D M',
      tokens: '0:military 2:workers 4:farmers 6:farmers 8:clergy 10:merchants',
      seals:
        'merchants 3 farmers 1 | military 1 clergy 1 farmers 1 workers 1 | merchants 1 military 1 clergy 1 farmers 1',
      purses: '2 1 0',
      kept: [
        ['C3', 'M2', 'D3', 'G3'],
        ['D4', 'M3', 'G4', 'D2'],
        ['C4', 'M4', 'C2', 'G2'],
      ],
    });
    round.say('C3@8', 'D4@10');
    const given = answers(round);
    for (const fed of ['C2@1', 'C2@2']) expect(given).not.toContain(fed);
  });
});

describe.each(['keen', 'master'] as const)('%s', (level) => {
  test('leaves a card where it is that keeps a leader out, whatever its own Guard could win by moving it', () => {
    const round = evening({
      tokens: '8:workers',
      seals: '| merchants 1 military 1 clergy 1 farmers 1 | |',
      purses: '2 0 0 0',
      kept: [
        ['C2', 'C3', 'M2', 'G2'],
        ['D4', 'D3', 'T3', 'G3'],
        ['G4', 'D2', 'M3', 'T2'],
        ['T4', 'M4', 'T3', 'C4'],
      ],
    });
    round.say('C2@8', 'T3@0', 'T2@2', 'T4@7', 'guard@6');
    expect(new Set(answers(round, level))).toEqual(new Set(['none']));
    round.say('move 7 1');
    expect(turnOf(round.state, 1)).toBe('D3@7');
  });
});
