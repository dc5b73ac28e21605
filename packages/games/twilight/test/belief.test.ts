import { heard, listen, seeded, setupOf, type Seat } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { HandBelief } from '../bot/belief.ts';
import { players } from '../bot/players.ts';
import { opponentOf, type Event, type Twilight } from '../rules/model.ts';
import { game } from '../rules/rules.ts';
import { title } from '../title.ts';

test('a belief names the turn that made cards likelier, and says by how much as its chances do', () => {
  const rng = seeded(4);
  const state = game.start(2, setupOf(title, {}, 2)!);
  const told: Event[] = [];
  let explained = 0;
  for (let turns = 0; turns < 12;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'roll') {
      told.push(...listen<Twilight>(game, state, anyGiven<Twilight>(game, state, rng)));
      continue;
    }
    const [seat] = turn.seats as [Seat];
    if (state.played.length === 0 && turns++ > 1) explained += judge(seat);
    const asked = { view: game.view(state, seat), told: [], options: game.options(state, seat) };
    const [answer] = players.able(asked, rng);
    told.push(...listen<Twilight>(game, state, { kind: 'answers', answers: [answer] }));
  }
  expect(explained).toBeGreaterThan(5);

  function judge(seat: Seat): number {
    const own = heard<Twilight>(game, told, seat, 2);
    const view = game.view(state, seat);
    const belief = new HandBelief(seat, 'weighed');
    belief.observe(view, own);
    let count = 0;
    for (const { about, chances } of belief.marginals(seeded(1))) {
      for (const value of Object.keys(chances)) {
        const because = belief.explain(about, value);
        expect(belief.explain(about, value)).toEqual(because);
        for (const { event, factor } of because) {
          expect(own[event]).toMatchObject({ type: 'drew', seat: opponentOf(seat) });
          expect(factor).toBeGreaterThan(0);
          count++;
        }
      }
    }
    const none = new HandBelief(seat, 'proved');
    none.observe(view, own);
    for (const { about } of belief.marginals(seeded(1))) expect(none.explain(about, '0')).toEqual([]);
    return count;
  }
});
