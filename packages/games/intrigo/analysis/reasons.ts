import { silence, whysFrom, type Seat, type Why } from '@ridotto/kernel';
import { worth } from '../bot/bot.ts';
import { CARDS, type Answer, type Card, type Public, type State } from '../rules/model.ts';
import { ownerOf, preview, type Fate } from '../rules/rewards.ts';
import { game, optionsOf } from '../rules/rules.ts';
import type { Whys } from '../words/hints.ts';

const because = whysFrom<Whys>();

/** What counts most for an answer. What the round would bring follows from what everybody sees. */
export function whyAnswer(world: State, me: Seat, answer: Answer): Why {
  if (answer.kind === 'keep') return whyKept(world, me, answer.card);
  const after = played(world, me, answer);
  return whyVictory(world, after, me) ?? whyToken(world, after, me) ?? whyElse(answer);
}

/** The table after an answer, an influence card with the best use of its ability. */
function played(world: State, me: Seat, answer: Answer): State {
  const after = game.clone(world);
  game.apply(after, [answer], silence);
  if (after.phase !== 'ability') return after;
  const uses = optionsOf(after, after.hands[me]!).map((use) => ({ use, worth: worth(after, me, use) }));
  const best = uses.reduce((top, one) => (one.worth > top.worth ? one : top));
  game.apply(after, [best.use], silence);
  return after;
}

function whyVictory(before: Public, after: Public, me: Seat): Why | undefined {
  const [was, is] = [preview(before).win, preview(after).win];
  if (is?.seat === me) return because('victory', { by: is.by });
  return was && was.seat !== me && is?.seat !== was.seat ? because('stopsVictory', { seat: was.seat }) : undefined;
}

const winnerOf = (fate: Fate): Seat | undefined => (fate.kind === 'won' ? fate.seat : undefined);

/** Whose token changes hands by it: seals before ducats, the own gain before a rival's loss. */
function whyToken(before: Public, after: Public, me: Seat): Why | undefined {
  const fates = preview(before).fates;
  const changes = preview(after).fates.flatMap((fate, building) => {
    const [was, is] = [winnerOf(fates[building]!), winnerOf(fate)];
    const { token } = before.buildings[building]!;
    if (was === is || was === me || token === null || (is !== me && is !== undefined)) return [];
    const rank = (token === 'ducat' ? 0 : 4) + (is === me ? 2 : 0) + (was === undefined ? 0 : 1);
    const why =
      was === undefined
        ? because('wins', { building, token })
        : because(is === me ? 'takes' : 'denies', { building, token, seat: was });
    return [{ rank, why }];
  });
  return changes.sort((a, b) => b.rank - a.rank)[0]?.why;
}

function whyElse(answer: Answer): Why {
  if (answer.kind === 'hire') return because('hires', { influence: answer.influence });
  if (answer.kind === 'place') return because('waits', { card: answer.card });
  return because(answer.kind === 'pass' || answer.kind === 'none' ? 'saves' : 'prepares', {});
}

function whyKept(known: Public, me: Seat, card: Card): Why {
  const owner = ownerOf(known, CARDS[card].house);
  if (owner === undefined) return because('nobody', { card });
  return owner === me ? because('family', { card }) : because('rival', { card, seat: owner });
}
