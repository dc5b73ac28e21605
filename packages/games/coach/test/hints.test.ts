import { expect, test } from 'vitest';
import { whyAnswer } from '../analysis/reasons.ts';
import { mindOf } from '../bot/mind.ts';
import { title } from '../title.ts';
import { coach, unarmed, type Script } from './rules/coach.ts';

const whyOf = ({ table }: Script, say: string, seat = 0) =>
  whyAnswer(mindOf(title.game.view(table.state, seat), 'of behaviour', 'gathers'), title.notation.answer.read(say)!);

test('what counts most for an action', () => {
  const ride = coach(
    `order clairvoyant: monocle key bagKey
     brotherhood diplomat: goblet tome
     order doctor: ring
     brotherhood alchemist: bagGoblet`,
  );
  expect(whyOf(ride, 'offer monocle 1')).toEqual({ code: 'learns', about: { seat: 1 } });
  expect(whyOf(ride, 'offer bagKey 1')).toEqual({ code: 'draws', about: {} });
  expect(whyOf(ride, 'spy 2')).toMatchObject({ code: 'seeks', about: { seat: 2, item: 'key' } });
  expect(whyOf(ride, 'attack 3')).toMatchObject({ code: 'tries', about: { seat: 3 } });
  expect(whyOf(ride, 'declare 2')).toMatchObject({ code: 'declares' });
});

test('a declaration is called proved where it is, not where it is as good as sure', () => {
  const proved = coach(
    `order thug: key key key
     brotherhood doctor: goblet
     order priest: bagKey
     brotherhood bodyguard: bagGoblet`,
  );
  expect(whyOf(proved, 'declare alone')).toEqual({ code: 'certain', about: {} });

  const { table } = coach(
    `order thug: key key
     brotherhood doctor: goblet
     order priest: bagKey
     brotherhood bodyguard: bagGoblet
     brotherhood diplomat: seal`,
  ); // two are enough where the Order is two, which isn't known
  const mind = mindOf(title.game.view(table.state, 0), 'of behaviour', 'gathers');
  const areTwo = mind.sides.worlds.map((world) => world.filter((society) => society === 'order').length === 2);
  const weights = areTwo.map((isSo) => (isSo ? 1 / areTwo.filter(Boolean).length : 0));
  const sure = { ...mind, sides: { ...mind.sides, weights } };
  expect(whyAnswer(sure, title.notation.answer.read('declare alone')!)).toEqual({
    code: 'declares',
    about: { chance: 0.99 },
  });
});

test('an offer is weighed against what it would cost', () => {
  const offered = unarmed().play('0 offer seal 2');
  expect(whyOf(offered, 'accept bagKey', 2)).toEqual({ code: 'accepts', about: { got: 'seal', gave: 'bagKey' } });
  expect(whyOf(offered, 'refuse', 2)).toEqual({ code: 'refuses', about: { item: 'seal' } });
});
