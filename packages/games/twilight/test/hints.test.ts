import { expect, test } from 'vitest';
import { whyTurn } from '../analysis/reasons.ts';
import { reachable } from '../rules/reachable.ts';
import { title } from '../title.ts';
import { cards, position, type Where } from './twilight.ts';

/** What counts most for a turn of seat 1, who pulls toward 8. */
function whyOf(pieces: string, hand: string, says: string, others: readonly string[] = [''], more: Where = {}) {
  const view = title.game.view(position(pieces, { hand, toMove: 1, merchantOf: 1, ...more }), 1);
  const reached = reachable(view).find(({ steps }) => steps.map(({ say }) => say).join('; ') === says)!;
  return whyTurn(view, reached, others.map(cards));
}

test('[T34] the Doge comes home, or nearer', () => {
  expect(whyOf('D6 w5 e8', 'D', 'D+')).toEqual({ code: 'wins', about: { piece: 'doge' } });
  expect(whyOf('D0 w-2 e2', 'D', 'D+; end')).toEqual({ code: 'doge', about: { cells: 1 } });
});

test('what the opponent could win with next is counted in the hands that it may hold', () => {
  const hands = ['D D', 'M1'];
  const stops = whyOf('D-5 w-8 e-3', 'D D', 'D+; end', hands);
  expect(stops).toEqual({ code: 'stops', about: { seat: 0, before: 0.5, after: 0 } });
  const allows = whyOf('D-5 w-8 e-3', 'M1', 'M1+; end', hands);
  expect(allows).toEqual({ code: 'allows', about: { seat: 0, chance: 0.5 } });
});

test('[T14] a hand that helps nobody is thrown away for another', () => {
  expect(whyOf('D0 w-2 e2', 'H1', 'discard')).toMatchObject({ code: 'redraws' });
});
