import { reasonsFrom, type Reason } from '@ridotto/kernel';
import { buildingsBeside, callable, gapsBeside, hiredNow } from './abilities.ts';
import { deckOf, intrigueIn, type Ability, type Influence, type View } from './model.ts';
import { isCard, isInfluence, notation, partsOf } from './notation.ts';
import { optionsOf } from './rules.ts';

/** Every reason that Intrigo gives, with its rule. */
export const REASONS = {
  'game-over': 'I27',
  'not-a-player': 'I8',
  'wait-for-chance': 'I9',
  'not-your-turn': 'I12',
  'not-notation': 'I12',
  'no-such-gap': 'I6',
  'no-such-building': 'I6',
  'no-such-card': 'I3',
  'no-tiepolo': 'I7',
  'draft-now': 'I11',
  'not-in-pack': 'I11',
  'draft-over': 'I11',
  'not-in-hand': 'I12',
  'gap-filled': 'I13',
  'pile-empty': 'I31',
  'too-dear': 'I12',
  'must-play': 'I14',
  'ability-later': 'I15',
  'ability-now': 'I15',
  'nothing-to-act-on': 'I15',
  'not-neighbour': 'I15',
  'not-beside': 'I16',
  'no-intrigue-there': 'I16',
  'no-token': 'I30',
  'same-building': 'I17',
  'card-down': 'I23',
  'in-palace': 'I19',
  'same-gap': 'I20',
  'token-down': 'I22',
} as const;
export type ReasonCode = keyof typeof REASONS;

const because = reasonsFrom(REASONS);

/** Why a card (`C4`), a gap (`7`), a pile (`thief`), or a whole answer (`C4@7`, `kill 6`, `pass`) can't be chosen. */
export function explain(view: View, attempt: string): Reason | undefined {
  const words = partsOf(attempt);
  if (view.phase === 'over') return because('game-over');
  if (view.viewer === 'public') return because('not-a-player');
  if (view.phase === 'seating' || view.phase === 'tokens' || view.phase === 'deal') return because('wait-for-chance');
  if (view.phase !== 'draft' && view.toMove !== view.viewer) return because('not-your-turn');
  if (optionsOf(view, view.hand!).some((option) => isPartOf(notation.answer.write(option), words))) return undefined;
  switch (view.phase) {
    case 'draft':
      return explainKeep(view, words);
    case 'place':
      return explainPlacing(view, words);
    case 'ability':
      return explainAbility(view, words);
  }
}

/** Whether words are an option, its beginning, or one word of it. */
function isPartOf(option: string, words: readonly string[]): boolean {
  const parts = partsOf(option);
  return words.length === 1 ? parts.includes(words[0]!) : words.every((word, at) => word === parts[at]);
}

function explainKeep(view: View, words: readonly string[]): Reason {
  const [card = '', ...more] = words[0] === 'keep' ? words.slice(1) : words;
  if (more.length > 0) return because('draft-now');
  return noCard(view, card) ?? (isCard(card) ? because('not-in-pack', { card }) : because('draft-now'));
}

function explainPlacing(view: View, words: readonly string[]): Reason {
  const [what = ''] = words;
  if (what === 'pass') return because('must-play');
  if (what === 'keep') return because('draft-over');
  if (VERBS.has(what)) return because('ability-later');
  const where = isNumber(what) ? what : words[1];
  return noThing(view, what) ?? notEmpty(view, where ?? '') ?? because('not-notation');
}

/** Why a card or a pile can't be played. */
function noThing(view: View, what: string): Reason | undefined {
  if (!isInfluence(what)) {
    return (
      noCard(view, what) ??
      (isCard(what) && !view.hand!.includes(what) ? because('not-in-hand', { card: what }) : undefined)
    );
  }
  const cost = view.piles[what][0];
  const purse = view.purses[view.toMove]!;
  if (cost === undefined) return because('pile-empty', { influence: what });
  return cost > purse ? because('too-dear', { influence: what, cost, purse }) : undefined;
}

const VERB_OF: Record<Influence, Ability['kind']> = {
  courtesan: 'call',
  seller: 'swap',
  assassin: 'kill',
  guard: 'move',
  gondolier: 'ferry',
  thief: 'steal',
};

const VERBS = new Set<string>([...Object.values(VERB_OF), 'none']);

function explainAbility(view: View, words: readonly string[]): Reason {
  const { influence } = hiredNow(view);
  const [first = ''] = words;
  const isVerb = first === VERB_OF[influence];
  if (!isVerb && !isNumber(first) && !(influence === 'courtesan' && isCard(first))) {
    return because('ability-now', { influence });
  }
  const targets = isVerb ? words.slice(1) : words;
  const reason = targets.length > 0 ? TARGETS[influence](view, targets) : undefined;
  return reason ?? because('nothing-to-act-on', { influence });
}

/** Why these targets don't do, by the card that acts. */
const TARGETS: Record<Influence, (view: View, words: readonly string[]) => Reason | undefined> = {
  courtesan: (view, words) => {
    const [card, gap] = isNumber(words[0]!) ? [undefined, words[0]] : words;
    const isInPalace = card !== undefined && isCard(card) && !callable(view).includes(card);
    return (
      (card === undefined ? undefined : noCard(view, card)) ??
      (isInPalace ? because('in-palace', { card }) : undefined) ??
      (gap === undefined ? undefined : (notBeside(view, gap) ?? notEmpty(view, gap)))
    );
  },
  seller: (view, [building, other]) =>
    notNeighbour(view, building!) ??
    noToken(view, building!) ??
    (other === undefined ? undefined : other === building ? because('same-building') : noToken(view, other)),
  assassin: (view, [gap]) =>
    notBeside(view, gap!) ??
    noIntrigue(view, gap!) ??
    (intrigueIn(view.gaps[Number(gap)])!.up
      ? undefined
      : because('card-down', { gap: Number(gap), ring: view.gaps.length })),
  guard: (view, [gap, to]) =>
    notBeside(view, gap!) ?? noIntrigue(view, gap!) ?? (to === undefined ? undefined : notEmpty(view, to)),
  gondolier: (view, [gap, other]) =>
    notBeside(view, gap!) ??
    noIntrigue(view, gap!) ??
    (other === undefined ? undefined : other === gap ? because('same-gap') : noIntrigue(view, other)),
  thief: (view, [building]) =>
    notNeighbour(view, building!) ??
    noToken(view, building!) ??
    (view.buildings[Number(building)]!.up ? undefined : because('token-down', { building: Number(building) })),
};

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Why there is no such card in this game, if the text looks like one. */
function noCard({ seats }: View, text: string): Reason | undefined {
  if (!/^[A-Z]\d+$/.test(text)) return undefined;
  if (!isCard(text)) return because('no-such-card', { card: text });
  return deckOf(seats).includes(text) ? undefined : because('no-tiepolo');
}

function noSuch(view: View, text: string, code: 'no-such-gap' | 'no-such-building'): Reason | undefined {
  const last = view.gaps.length - 1;
  return isNumber(text) && Number(text) <= last ? undefined : because(code, { number: text, last });
}

function notEmpty(view: View, text: string): Reason | undefined {
  if (text === '') return undefined;
  const gap = Number(text);
  return (
    noSuch(view, text, 'no-such-gap') ??
    (view.gaps[gap] === null ? undefined : because('gap-filled', { gap, ring: view.gaps.length }))
  );
}

function notBeside(view: View, text: string): Reason | undefined {
  const [a, b] = gapsBeside(hiredNow(view).gap, view.gaps.length);
  const gap = Number(text);
  return (
    noSuch(view, text, 'no-such-gap') ??
    (gap === a || gap === b ? undefined : because('not-beside', { a: a!, b: b!, ring: view.gaps.length }))
  );
}

function noIntrigue(view: View, text: string): Reason | undefined {
  const gap = Number(text);
  return (
    noSuch(view, text, 'no-such-gap') ??
    (intrigueIn(view.gaps[gap]) ? undefined : because('no-intrigue-there', { gap, ring: view.gaps.length }))
  );
}

function notNeighbour(view: View, text: string): Reason | undefined {
  const [a, b] = buildingsBeside(hiredNow(view).gap, view.gaps.length);
  const building = Number(text);
  const isOne = building === a || building === b;
  return noSuch(view, text, 'no-such-building') ?? (isOne ? undefined : because('not-neighbour', { a: a!, b: b! }));
}

function noToken(view: View, text: string): Reason | undefined {
  const building = Number(text);
  const isEmpty = view.buildings[building]?.token === null;
  return noSuch(view, text, 'no-such-building') ?? (isEmpty ? because('no-token', { building }) : undefined);
}
