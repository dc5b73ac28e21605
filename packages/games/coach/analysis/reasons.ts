import { same, whysFrom, type Seat, type Why } from '@ridotto/kernel';
import { chanceOf } from '../bot/declaring.ts';
import { isAlly, isRival, treasureAt, type Mind } from '../bot/mind.ts';
import { claim as judged } from '../rules/claim.ts';
import { TREASURE, isBag, type Answer, type AnswerOf, type Item, type MatterOf } from '../rules/model.ts';
import type { Whys } from '../words/hints.ts';

const because = whysFrom<Whys>();

const LIKELIEST = 0.99; // of what isn't proved
const CLOSE = 0.06; // trust in two riders that hardly differs

/** What counts most for an answer, by what a rider makes of what it has seen. */
export function whyAnswer(mind: Mind, answer: Answer): Why {
  switch (answer.kind) {
    case 'declare':
    case 'divine':
      return whyDeclared(mind, answer);
    case 'seal':
      return because('lodge', {});
    case 'spy':
      return because('seeks', { seat: answer.at, item: ownTreasure(mind), chance: treasureAt(mind, answer.at) });
    case 'attack':
      return whyAttacked(mind, answer.at);
    case 'offer':
      return whyOffered(mind, answer);
    case 'demand':
      return because('demands', { item: answer.item, seat: answer.of });
    case 'accept':
      return because('accepts', { got: mind.view.offer!.item!, gave: answer.item });
    case 'refuse':
      return because('refuses', { item: mind.view.offer!.item! });
    case 'take':
      return because('gains', { item: answer.item });
    case 'exchange':
    case 'hand':
    case 'give':
    case 'pay':
    case 'return':
      return because('parts', { item: answer.item });
    case 'look':
      return because('learns', { seat: loserIn(mind) });
    case 'search':
      return whySought('robs', mind, loserIn(mind));
    case 'support':
      return whySided(mind, answer);
    case 'hypnotise':
      return because('weakens', { seat: answer.seat });
    case 'become':
    case 'direct':
    case 'name':
    case 'pass':
    case 'tokens':
    case 'top':
    case 'use':
      return whyUsed(mind, answer);
  }
}

const ownTreasure = ({ society }: Mind): Item => TREASURE[society];
const loserIn = ({ view }: Mind): Seat => (view.agenda.at(-1) as MatterOf<'spoils'>).loser;
const whySought = (code: 'robs' | 'looks', mind: Mind, seat: Seat): Why =>
  because(code, { seat, item: ownTreasure(mind), chance: treasureAt(mind, seat) });

function whyDeclared(mind: Mind, claim: AnswerOf<'declare' | 'divine'>): Why {
  const isProved = judged(mind.view).some(({ answer, verdict }) => verdict === 'certain' && same(answer, claim));
  return isProved
    ? because('certain', {})
    : because('declares', { chance: Math.min(chanceOf(mind, claim), LIKELIEST) });
}

const doubtOf = ({ trust }: Mind, seat: Seat): number => 4 * trust[seat]! * (1 - trust[seat]!);

/** What a duel is for: treasure, a society, or a tie. */
function whyAttacked(mind: Mind, at: Seat): Why {
  const [doubt, treasure] = [doubtOf(mind, at), treasureAt(mind, at) * (1 - mind.trust[at]!)];
  if (treasure >= 0.5 && treasure > doubt / 2) return whySought('robs', mind, at);
  if (doubt >= 0.3) return because('tries', { seat: at, chance: mind.trust[at]! });
  return mind.view.deck > 0 ? because('ties', { seat: at }) : whySought('robs', mind, at);
}

function whyOffered(mind: Mind, { item, to }: AnswerOf<'offer'>): Why {
  if (item === ownTreasure(mind) && isAlly(mind, to)) return because('handsOver', { item, seat: to });
  if (item === 'monocle') return because('learns', { seat: to });
  if (item === 'privilege') return whySought('looks', mind, to);
  if (isBag(item) && mind.view.deck > 0) return because('draws', {});
  if (item === 'pearl' && isRival(mind, to)) return because('burdens', { seat: to });
  return mind.view.stack > 0 ? because('token', { seat: to }) : because('trades', { item, seat: to });
}

function whySided({ trust, view }: Mind, { side }: AnswerOf<'support'>): Why {
  const { attacker, defender } = view.duel!;
  const [with_, against] = side === 'attacker' ? [attacker, defender] : [defender, attacker];
  if (trust[with_]! - trust[against]! < CLOSE) return because('guesses', {});
  return because('sides', { seat: with_, chance: trust[with_]! });
}

/** What is used in a duel, before it or after it, or for oneself. */
function whyUsed({ view }: Mind, answer: Answer): Why {
  const { step } = view.agenda.at(-1)!;
  if (answer.kind === 'pass') return because('saves', {});
  if (step === 'act') return because('foresees', {});
  if (step === 'priority') return because('adds', {});
  const { duel } = view;
  if (duel && (step === 'priest' || step === 'duellist')) return because('protects', { seat: duel.defender });
  if (duel && step === 'doctor') {
    const { winner } = view.agenda.at(-1) as MatterOf<'doctor'>;
    return because('protects', { seat: winner === 'attacker' ? duel.defender : duel.attacker });
  }
  return because('serves', {});
}
