import { reasonsFrom, type Reason, type Seat } from '@ridotto/kernel';
import { canReceive, isDeckEmpty } from './agenda.ts';
import { canWinAlone, treasureIn, whyNotDeclare } from './declare.ts';
import { sideOf, whyNotItem, whyNotProfession } from './duel.ts';
import { SOCIETIES, USES, hasEffect, isBag } from './model.ts';
import type { Item, Profession, Side, State, Matter, MatterOf, View } from './model.ts';
import { isItem, isNumber, isProfession, isSide, isVerb, notation, partsOf } from './notation.ts';
import { ownTable } from './own.ts';
import { canUse, mayDemand } from './professions.ts';
import { game } from './rules.ts';
import { isSilenced, lastTrade, mayAnswerWith } from './trade.ts';

/** Every reason that the Coach gives, with its rule. */
export const REASONS = {
  'game-over': 'C44',
  'not-a-player': 'C10',
  'wait-for-deal': 'C5',
  'not-your-turn': 'C13',
  'not-now': 'C13',
  'not-notation': 'C13',
  'no-such-seat': 'C13',
  'not-yourself': 'C13',
  'not-in-hand': 'C10',
  'not-in-game': 'C7',
  'no-bag-for-bag': 'C18',
  'cannot-be-refused': 'C19',
  'must-direct': 'C23',
  'no-effect': 'C21',
  silenced: 'C22',
  'other-effect': 'C20',
  'holds-pearl': 'C39',
  'no-treasure': 'C39',
  'bag-not-yet': 'C40',
  'no-seal': 'C45',
  'seal-too-few': 'C45',
  'no-divination': 'C54',
  'name-somebody': 'C54',
  'not-your-profession': 'C46',
  'spent-profession': 'C46',
  'other-window': 'C51',
  'empty-deck': 'C50',
  'not-in-deck': 'C50',
  'top-two': 'C50',
  'holds-all': 'C49',
  'no-duel-item': 'C35',
  'not-on-a-side': 'C47',
  'wrong-part': 'C35',
  'wrong-part-profession': 'C47',
  'used-already': 'C35',
  'too-few-tokens': 'C34',
  'no-abstaining': 'C31',
  'not-a-supporter': 'C47',
  'not-unused': 'C28',
  'receiver-full': 'C11',
  'not-theirs': 'C37',
} as const;
export type ReasonCode = keyof typeof REASONS;

const because = reasonsFrom(REASONS);

/** The first words of the answers to each question. */
const VERBS: Readonly<Record<Matter['step'], readonly string[]>> = {
  deal: [],
  spied: [],
  draw: [],
  act: ['spy', 'offer', 'attack', 'declare', 'divine', 'demand', 'use'],
  top: ['top'],
  answer: ['accept', 'refuse'],
  exchange: ['exchange'],
  contraband: ['use', 'pass'],
  effect: ['use', 'pass', 'sextant'],
  become: ['become', 'pass'],
  sextant: ['hand'],
  gift: ['give'],
  priest: ['use', 'pass'],
  pay: ['pay'],
  duellist: ['use', 'pass'],
  support: ['support', 'pass'],
  hypnotist: ['use', 'pass'],
  priority: ['use', 'pass'],
  doctor: ['use', 'pass'],
  spoils: ['look', 'search'],
  take: ['take'],
  return: ['return'],
};

interface Attempt {
  readonly state: State; // as far as the viewer's own answers depend on it
  readonly me: Seat;
  readonly step: Matter;
  readonly verb: string;
  readonly item: Item | undefined;
  readonly profession: Profession | undefined;
  readonly side: Side | undefined;
  readonly numbers: readonly number[];
}

/** Why an answer (`offer key 3`), or a part of one (`key`, `3`, `spy`), can't be chosen. */
export function explain(view: View, attempt: string): Reason | undefined {
  if (view.result) return because('game-over');
  if (view.viewer === 'public') return because('not-a-player');
  if (view.active === null) return because('wait-for-deal');
  const state = ownTable(view, view.viewer);
  const turn = game.turn(state);
  const words = partsOf(attempt);
  if (!isNotation(words)) return because('not-notation');
  if (turn.kind !== 'ask' || !turn.seats.includes(view.viewer)) return because('not-your-turn');
  if (game.options(state, view.viewer).some((option) => hasPart(notation.answer.write(option), words)))
    return undefined;
  return whyNot(parse(state, view.viewer, words));
}

const isNotation = ([first, ...rest]: readonly string[]): boolean =>
  isVerb(first!) || (rest.length === 0 && (isItem(first) || isProfession(first) || isNumber(first!)));

const hasPart = (option: string, words: readonly string[]): boolean => ` ${option} `.includes(` ${words.join(' ')} `);

function parse(state: State, me: Seat, words: readonly string[]): Attempt {
  return {
    state,
    me,
    step: state.agenda.at(-1)!,
    verb: isVerb(words[0]!) ? words[0]! : '',
    item: words.find(isItem),
    profession: words.find(isProfession),
    side: words.find(isSide),
    numbers: words.filter(isNumber).map(Number),
  };
}

function whyNot(attempt: Attempt): Reason {
  const { step, verb, item, state } = attempt;
  if (item === 'pearl' && state.seats === 3) return because('not-in-game', { item });
  if (verb !== '' && !VERBS[step.step].includes(verb)) return because('not-now', { step: step.step });
  const isCount = verb === 'use' && (step.step === 'priority' || !attempt.profession); // of tokens, not a seat
  const seats = isCount ? undefined : whyNotSeat(attempt);
  if (seats) return seats;
  switch (step.step) {
    case 'act':
      return whyNotAct(attempt);
    case 'answer':
      return verb === 'refuse'
        ? because('cannot-be-refused', about(state.offer!.item))
        : whyNotGiven(attempt, state.offer!.item);
    case 'exchange':
      return whyNotGiven(attempt, step.item);
    case 'top':
      return whyNotTop(attempt);
    case 'contraband':
    case 'effect':
      return whyNotEffect(attempt, step);
    case 'become':
      return because('not-unused', attempt.profession && { profession: attempt.profession });
    case 'gift':
      return item && attempt.numbers.some((seat) => !canReceive(state, seat)) && holdsItem(attempt)
        ? because('receiver-full', { seat: attempt.numbers[0]! })
        : whyNotGiven(attempt, undefined);
    case 'take':
      return because('not-theirs', item && about(item));
    case 'support':
      return because('no-abstaining');
    case 'priest':
    case 'duellist':
    case 'hypnotist':
    case 'priority':
    case 'doctor':
      return whyNotInDuel(attempt);
    case 'pay':
    case 'return':
    case 'sextant':
      return whyNotGiven(attempt, undefined);
    case 'spoils':
    case 'deal':
    case 'spied':
    case 'draw':
      return because('not-now', { step: step.step });
  }
}

const about = (item: Item) => ({ item });
const holdsItem = ({ state, me, item }: Attempt): boolean => item !== undefined && state.items[me]!.includes(item);

function whyNotSeat({ state, me, numbers }: Attempt): Reason | undefined {
  const stranger = numbers.find((seat) => seat >= state.seats);
  if (stranger !== undefined) return because('no-such-seat', { seat: stranger, last: state.seats - 1 });
  return numbers.includes(me) ? because('not-yourself') : undefined;
}

function whyNotGiven(attempt: Attempt, forItem: Item | undefined): Reason {
  const { item } = attempt;
  if (!item) return because('not-notation');
  if (!holdsItem(attempt)) return because('not-in-hand', about(item));
  return forItem && !mayAnswerWith(forItem, item)
    ? because('no-bag-for-bag')
    : because('not-now', { step: attempt.step.step });
}

function whyNotAct(attempt: Attempt): Reason {
  const { state, me, verb, item, profession, numbers } = attempt;
  switch (verb) {
    case 'declare':
      return item === 'seal' ? whyNotSeal(state, me) : whyNotVictory(state, me);
    case 'divine':
      return because(state.setup.divination ? 'name-somebody' : 'no-divination');
    case 'demand':
      return whyNotDemand(attempt);
    case 'use':
      return profession ? whyNotUse(state, me, profession, 'act') : because('not-now', { step: 'act' });
    default:
      if (item) return holdsItem(attempt) ? because('not-notation') : because('not-in-hand', about(item));
      if (profession) return whyNotUse(state, me, profession, 'act');
      return numbers.length > 0 ? because('not-yourself') : because('not-notation');
  }
}

function whyNotVictory(state: State, me: Seat): Reason {
  const why = whyNotDeclare(state, me);
  if (why === 'bag-not-yet') return because(why);
  return why ? because(why, { society: state.societies[me]! }) : because('not-notation');
}

function whyNotSeal(state: State, me: Seat): Reason {
  if (!state.items[me]!.includes('seal')) return because('no-seal');
  const count = SOCIETIES.reduce((sum, one) => sum + treasureIn(state.items[me]!, one, isDeckEmpty(state)), 0);
  return canWinAlone(state, me) ? because('not-notation') : because('seal-too-few', { count });
}

function whyNotDemand({ state, me, item }: Attempt): Reason {
  if (!canUse(state, me, 'diplomat')) return whyNotUse(state, me, 'diplomat', 'act');
  if (!item) return because('not-notation');
  if (mayDemand(state, me, item)) return because('not-notation');
  return isBag(item) && !state.items[me]!.includes(item)
    ? because('no-bag-for-bag')
    : because('holds-all', about(item));
}

/** Why a profession can't be opened at a question. */
function whyNotUse(state: State, me: Seat, profession: Profession, step: Matter['step']): Reason {
  const own = state.professions[me]!;
  if (own.is !== profession) return because('not-your-profession', { profession });
  if (!canUse(state, me, profession)) return because('spent-profession', { profession });
  if (USES[profession].when !== step) return because('other-window', { profession });
  return profession === 'clairvoyant' && isDeckEmpty(state) ? because('empty-deck') : because('not-notation');
}

function whyNotTop({ state, item }: Attempt): Reason {
  return item && !state.deck.includes(item) ? because('not-in-deck', about(item)) : because('top-two');
}

function whyNotEffect({ state, me, verb, item }: Attempt, step: MatterOf<'contraband' | 'effect'>): Reason {
  if (step.step === 'effect') {
    if (step.item === 'sextant') return because('must-direct');
    return item && !hasEffect(item) ? because('no-effect', about(item)) : because('other-effect', about(step.item));
  }
  const done = lastTrade(state);
  const given = me === step.by ? done.gave : done.got;
  if (verb === 'use' && item !== undefined && item !== given) return because('other-effect', about(given));
  return isSilenced(done) ? because('silenced') : because('no-effect', about(given));
}

function whyNotInDuel(attempt: Attempt): Reason {
  const { state, me, step, item, profession, numbers } = attempt;
  const duel = state.duel!;
  if (profession === 'hypnotist' && canUse(state, me, 'hypnotist') && step.step === 'hypnotist') {
    return because('not-a-supporter', { seat: numbers[0] ?? me });
  }
  if (profession) {
    if (USES[profession].when !== 'priority' || !canUse(state, me, profession)) {
      return whyNotUse(state, me, profession, step.step);
    }
    if (step.step !== 'priority') return because('other-window', { profession });
    const why = whyNotProfession(duel, me, profession);
    if (why === 'wrong-part') return because('wrong-part-profession', { profession });
    return why ? because(why) : because('not-notation');
  }
  if (item) {
    if (!holdsItem(attempt)) return because('not-in-hand', about(item));
    return because(step.step === 'priority' ? (whyNotItem(duel, me, item) ?? 'not-now') : 'not-now', {
      item,
      step: step.step,
    });
  }
  if (numbers.length === 0) return because('not-notation');
  if (step.step !== 'priority') return because('not-now', { step: step.step });
  return sideOf(duel, me) === null ? because('not-on-a-side') : because('too-few-tokens', { count: state.tokens[me]! });
}
