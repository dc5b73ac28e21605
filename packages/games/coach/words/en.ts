import { countEn, reasonIn, whyIn, type Seat, type Viewer, type Words } from '@ridotto/kernel';
import { mayClaim } from '../rules/declare.ts';
import { USES, cannotBeRefused, handLimit, neighbour, rivalOf } from '../rules/model.ts';
import type { Coach, DuelItem, EffectItem, Item, Profession, Reason, Side, View } from '../rules/model.ts';
import { ITEM_NAMES, PROFESSION_NAMES, SIDE_NAMES, SOCIETY_NAMES, itemIn } from './names.en.ts';
import { pointsOf } from '../rules/points.ts';
import { nowEn } from './now.en.ts';
import { phrasesEn } from './phrases.en.ts';
import { REASON_WORDS } from './reasons.en.ts';
import { overIn } from '../rules/record.ts';
import { contrabandOf, eventIn, fortuneOf, optionIn, questionIn } from './common.ts';
import { HINT_WORDS } from './hints.en.ts';
import type { EventWords, OptionWords, QuestionWords } from './common.ts';

type Voice = ReturnType<typeof voiceFor>;

/** How a seat is spoken of to one viewer. */
function voiceFor(viewer: Viewer, names: readonly string[]) {
  const you = (seat: Seat) => seat === viewer;
  const name = (seat: Seat) => names[seat]!;
  const whom = (seat: Seat) => (you(seat) ? 'you' : name(seat));
  return {
    you,
    name,
    whom,
    whose: (seat: Seat) => (you(seat) ? 'your' : `${name(seat)}${name(seat).endsWith('s') ? '’' : '’s'}`),
    /** `You spy`, `Anna spies`. */
    does: (seat: Seat, verb: string, third = `${verb}s`) => (you(seat) ? `You ${verb}` : `${name(seat)} ${third}`),
    all: (seats: readonly Seat[]) => listed(seats.map(whom)),
  };
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const itemsIn = (items: readonly Item[]): string => listed(items.map(itemIn)) || 'nothing';
const professionsIn = (professions: readonly Profession[]): string => listed(professions.map(professionIn));
const professionIn = (profession: Profession): string => `the ${PROFESSION_NAMES[profession]}`;
const tokensIn = (count: number): string => countEn(count, ['duel token', 'duel tokens']);

/** What opening a profession leads to; null where the next event tells it. */
const OPENED: Record<Profession, null | ((on: Seat | Side | null, voice: Voice) => string)> = {
  alchemist: (on) => `${SIDE_NAMES[on as Side]} shall win`,
  bodyguard: () => 'one point more for the side supported',
  clairvoyant: null,
  diplomat: null,
  doctor: () => 'the result of the duel is cancelled',
  duellist: () => 'nobody may support, and one point more',
  grandMaster: () => 'one point more for the defence',
  hypnotist: (on, { you, name }) =>
    you(on as Seat) ? 'you are out of this duel' : `${name(on as Seat)} is out of this duel`,
  priest: () => 'there is no duel',
  thug: () => 'one point more for the attack',
};

export const EVENTS: EventWords<Voice> = {
  dealt: ({ societies, professions, items, first }, { you, does }) => {
    const me = societies.findIndex((_society, seat) => you(seat));
    const begins = `${does(first, 'begin')}.`;
    if (me < 0) return `The cards are dealt. ${begins}`;
    const cards = `${professionIn(professions[me]!)}, with ${itemsIn(items[me]!)}`;
    return `You ride for the ${SOCIETY_NAMES[societies[me]!]}, as ${cards}. ${begins}`;
  },
  spies: ({ by, to }, { does, whom }) => `${does(by, 'spy', 'spies')} on ${whom(to)}.`,
  spied: ({ by, to, item }, { does, whom }) => `${does(by, 'see')} ${itemIn(item)} among the items of ${whom(to)}.`,
  offered: ({ by, to, item }, { does, whom }) => `${does(by, 'offer')} ${whom(to)} ${itemIn(item)}.`,
  refused: ({ by, to, token }, { does }) =>
    `${does(by, 'refuse')} the offer. ${token ? `${does(to, 'take')} a duel token.` : 'No duel token is left.'}`,
  traded: ({ by, to, gave, got }, { you, does, name, whom, all }) => {
    if (gave === null) return `${all([by, to])} exchange items.`;
    if (you(by)) return `You give ${name(to)} ${itemIn(gave)} and get ${itemIn(got)}.`;
    return `${does(by, 'give')} ${whom(to)} ${itemIn(gave)} and gets ${itemIn(got)}.`;
  },
  read: ({ by, to, item }, { does, whom }) =>
    `${does(by, 'read')} ${itemIn(item)} aloud: its effect is for ${whom(to)} to use.`,
  skipped: ({ by, item }, { does }) => `${does(by, 'leave')} ${itemIn(item)} unused.`,
  drew: ({ by, item }, { does }) => `${does(by, 'draw')} ${itemIn(item)} from the deck.`,
  sawSociety: ({ by, to, society }, { does, whose }) =>
    `${does(by, 'look')} at ${whose(to)} society${society === null ? '' : `: the ${SOCIETY_NAMES[society]}`}.`,
  sawItems: ({ by, to, items }, { you, does, whose }) =>
    `${does(by, 'look')} through ${whose(to)} items${items && !you(to) ? `: ${itemsIn(items)}` : ''}.`,
  swapped: ({ by, to, gave, got }, { you, name, does, whom }) => {
    const mine = you(by) ? got : you(to) ? gave : null;
    const isNow = (seat: Seat, profession: Profession) => `${name(seat)} is ${professionIn(profession)}`;
    const open = gave && got ? `: now ${isNow(by, got)} and ${isNow(to, gave)}` : '';
    return `${does(by, 'swap')} professions with ${whom(to)}${mine === null ? open : `: you are ${professionIn(mine)} now`}.`;
  },
  browsed: ({ by, professions }, { does }) =>
    `${does(by, 'look')} through the unused professions${professions ? `: ${professionsIn(professions)}` : ''}.`,
  became: ({ by, profession }, { you, name, does }) => {
    if (profession === null) return `${does(by, 'take')} one of them in secret.`;
    return `${you(by) ? 'You are' : `${name(by)} is`} ${professionIn(profession)} now.`;
  },
  kept: ({ by }, { you, does }) => `${does(by, 'keep')} ${you(by) ? 'your' : 'the old'} profession.`,
  turnedSextant: ({ by, to }, { does }) => `${does(by, 'turn')} the Sextant to the ${to}.`,
  passed: ({ to, items }, { you, name }) => {
    const me = items.findIndex((_item, seat) => you(seat));
    if (me < 0) return `Everybody hands an item to the ${to}.`;
    const next = neighbour(me, to, items.length);
    const before = items.findIndex((_item, seat) => neighbour(seat, to, items.length) === me);
    return `You hand ${itemIn(items[me]!)} to ${name(next)} and get ${itemIn(items[before]!)} from ${name(before)}.`;
  },
  gave: ({ by, to, item }, { does, whom }) => `${does(by, 'give')} ${whom(to)} ${itemIn(item)}, being over the limit.`,
  attacked: ({ by, to }, { does, whom }) => `${does(by, 'attack')} ${whom(to)}.`,
  opened: ({ by, profession, on }, voice) => {
    const outcome = OPENED[profession]?.(on, voice);
    const verb = USES[profession].once ? 'open' : 'use'; // a lasting one may be open already
    return `${voice.does(by, verb)} ${professionIn(profession)}${outcome ? `: ${outcome}` : ''}.`;
  },
  paid: ({ by, to, item }, { you, does }) => `${does(by, 'give')} ${you(to) ? 'you' : 'the Priest'} ${itemIn(item)}.`,
  supported: ({ support }, { all }) => {
    const on = (side: Side) => all(support.flatMap((one, seat) => (one === side ? [seat] : []))) || 'nobody';
    return `For the attacker: ${on('attacker')}. For the defender: ${on('defender')}.`;
  },
  showed: ({ by, item }, { does }) => `${does(by, 'show')} ${itemIn(item)}.`,
  spent: ({ by, count }, { does }) => `${does(by, 'use')} ${tokensIn(count)}.`,
  decided: ({ winner, points: [attack, defence], by }) => {
    const score = `Attack ${attack}, defence ${defence}`;
    if (winner === null) return `${score}: a tie.`;
    const how = { points: '', ring: ' by the Poisoned Ring', alchemist: ' by the Alchemist’s word' }[by];
    return `${score}: ${SIDE_NAMES[winner]} wins${how}.`;
  },
  took: ({ by, to, item }, { does, whom }) => `${does(by, 'take')} ${itemIn(item)} from ${whom(to)}.`,
  returned: ({ by, to, item }, { does, whom }) => `${does(by, 'give')} ${itemIn(item)} back to ${whom(to)}.`,
  demanded: ({ by, to, item, hit }, { does, whom }) =>
    `${does(by, 'demand')} ${itemIn(item)} of ${whom(to)}${hit ? ', and the trade must be made' : ', in vain'}.`,
  foresaw: ({ by, items }, { does }) =>
    `${does(by, 'look')} through the item deck${items ? `: ${itemsIn(items)}` : ''}.`,
  topped: ({ by, items, count }, { does }) =>
    `${does(by, 'put')} ${items ? items.map(itemIn).join(' above ') : countEn(count, ['item', 'items'])} on top of the deck.`,
  over: ({ result: { by, reason }, named, societies }, { does, all }) => {
    const naming = named.length > 0 ? `, naming ${all(named)}` : '';
    const society = societies[by]!;
    const claim: Record<Reason, string> = {
      declared: `${does(by, 'declare')} the victory of the ${SOCIETY_NAMES[society]}${naming}`,
      failed: `${does(by, 'declare')} the victory of the ${SOCIETY_NAMES[society]}${naming}`,
      divined: `${does(by, 'divine')} who holds the items of the ${SOCIETY_NAMES[rivalOf(society)]}${naming}`,
      misdivined: `${does(by, 'divine')} who holds the items of the ${SOCIETY_NAMES[rivalOf(society)]}${naming}`,
      seal: `${does(by, 'show')} the Seal of the Lodge and three Keys and Goblets`,
    };
    return `${claim[reason]}. All cards are opened.`;
  },
};

/** What an item is used for in a duel. */
const SHOWN: Record<DuelItem, string> = {
  dagger: 'Show the Dagger: one point for your attack',
  gloves: 'Show the Gloves: one point for your defence',
  knives: 'Show the Throwing Knives: one point for the attacker',
  whip: 'Show the Whip: one point for the defender',
  ring: 'Show the Poisoned Ring: you win a tie',
};

/** What a profession is opened for, where the option doesn't name more. */
const OPENS: Partial<Record<Profession, string>> = {
  bodyguard: 'Use the Bodyguard: one point for the side you support',
  clairvoyant: 'Open the Clairvoyant: look through the deck',
  doctor: 'Open the Doctor: cancel the result',
  duellist: 'Open the Duellist: nobody supports, and one point for you',
  grandMaster: 'Use the Grand Master: one point for your defence',
  priest: 'Open the Priest: prevent the duel',
  thug: 'Use the Thug: one point for your attack',
};

export const OPTIONS: OptionWords<Voice> = {
  spy: ({ at }, { name }) => `Spy on ${name(at)}`,
  offer: ({ item, to }, { name }) => `Offer ${name(to)} ${itemIn(item)}`,
  accept: ({ item }) => `Accept, and give ${itemIn(item)}`,
  refuse: 'Refuse',
  attack: ({ at }, { name }) => `Attack ${name(at)}`,
  support: ({ side }, { whom }, { duel }) => `Support ${SIDE_NAMES[side]}, ${whom(duel![side])}`,
  declare: ({ named }, { all }) => `Declare victory ${named.length === 0 ? 'alone' : `with ${all(named)}`}`,
  divine: ({ named }, { all }) => `Divine that the other society’s items are with ${all(named)}`,
  seal: 'Win alone with the Seal of the Lodge',
  demand: ({ item, of }, { name }) => `Open the Diplomat: demand ${itemIn(item)} of ${name(of)}`,
  exchange: ({ item }) => `Give ${itemIn(item)} in exchange`,
  top: ({ items }) => `Put on top: ${items.map((item) => ITEM_NAMES[item]).join(' above ')}`,
  use: ({ what }) => SHOWN[what as DuelItem] ?? OPENS[what as Profession] ?? `Use ${itemIn(what as Item)}`,
  tokens: ({ count }) => `Use ${tokensIn(count)}`,
  hypnotise: ({ seat }, { name }) => `Use the Hypnotist: ${name(seat)} is out of this duel`,
  name: ({ side }, { name }, { duel }) => `Open the Alchemist: ${SIDE_NAMES[side]}, ${name(duel![side])}, wins`,
  pass: (_choice, _voice, { agenda }) => PASSES[agenda.at(-1)!.step] ?? 'Pass',
  become: ({ profession }) => `Become ${professionIn(profession)}`,
  direct: ({ to }) => `Everybody hands an item to the ${to}`,
  hand: ({ item }) => `Hand on ${itemIn(item)}`,
  give: ({ item, to }, { name }) => `Give ${name(to)} ${itemIn(item)}`,
  pay: ({ item }) => `Give the Priest ${itemIn(item)}`,
  look: 'Look at the loser’s society',
  search: 'Look through the loser’s items and take one',
  take: ({ item }) => `Take ${itemIn(item)}`,
  return: ({ item }) => `Give back ${itemIn(item)}`,
};

const PASSES: Partial<Record<View['agenda'][number]['step'], string>> = {
  become: 'Keep your profession',
  effect: 'Leave the effect unused',
  contraband: 'Say nothing of the item',
};

/** What the giver of an item may do. */
const EFFECTS: Record<EffectItem, (partner: Seat, voice: Voice) => string> = {
  bagGoblet: () => 'draw an item from the deck',
  bagKey: () => 'draw an item from the deck',
  cloak: () => 'look through the unused professions and take one',
  monocle: (partner, { whose }) => `look at ${whose(partner)} society`,
  privilege: (partner, { whose }) => `look through ${whose(partner)} items`,
  sextant: () => 'have everybody hand an item to the left or right',
  tome: (partner, { whom }) => `swap professions with ${whom(partner)}`,
};

/** `Anna attacks you.` */
const attackIn = ({ duel }: View, { does, whom }: Voice): string =>
  `${does(duel!.attacker, 'attack')} ${whom(duel!.defender)}.`;

export const QUESTIONS: QuestionWords<Voice> = {
  act: (_step, _voice, view) =>
    `Your turn: will you spy, offer an item${mayClaim(view) ? ', attack or declare victory' : ' or attack'}?`,
  top: 'Which two items do you put on top of the deck, the upper one first?',
  answer: (_step, { name }, { offer }) => {
    const isForced = cannotBeRefused(offer!.item!);
    const refusal = isForced ? 'you can’t refuse it, so what do you give?' : 'will you give an item for it, or refuse?';
    return `${name(offer!.by)} offers you ${itemIn(offer!.item)}: ${refusal}`;
  },
  exchange: ({ item, of }, { name }) => `What do you give ${name(of)} for ${itemIn(item)}?`,
  contraband: ({ by, to }, voice, view) => {
    const item = contrabandOf(view);
    if (!item) return 'Nothing that you gave has an effect here: pass.';
    return `Have ${itemIn(item)} read aloud, to ${EFFECTS[item](voice.you(by) ? to : by, voice)}?`;
  },
  effect: ({ item, partner }, voice) =>
    item === 'sextant'
      ? 'You gave the Sextant: does everybody hand an item to the left or to the right?'
      : `You gave ${itemIn(item)}: will you ${EFFECTS[item](partner, voice)}?`,
  become: 'Which profession do you take, if any?',
  sextant: ({ to }, { name }, { viewer, seats }) =>
    `Which item do you hand to ${name(neighbour(viewer as Seat, to, seats))}, on your ${to}?`,
  gift: (_step, _voice, { seats, items }) =>
    `You hold ${items.length} items, and ${handLimit(seats)} is the limit: give one away.`,
  priest: (_step, voice, view) => `${attackIn(view, voice)} The Priest may prevent the duel.`,
  pay: ({ to }, { name }) => `Which item do you give the Priest, ${name(to)}?`,
  duellist: (_step, voice, view) => `${attackIn(view, voice)} The Duellist may forbid all support.`,
  support: (_step, voice, view) => `${attackIn(view, voice)} Whom do you support?`,
  hypnotist: 'The supports are known. The Hypnotist may send one supporter away.',
  priority: (_step, _voice, { duel }) => {
    const [attack, defence] = pointsOf(duel!);
    return `Attack ${attack}, defence ${defence}: will you add something, or pass?`;
  },
  doctor: ({ winner }) =>
    `${winner === null ? 'The duel is a tie' : `The duel goes to ${SIDE_NAMES[winner]}`}. The Doctor may cancel that.`,
  spoils: ({ loser }, { whose }) =>
    `You have won: will you look at ${whose(loser)} society, or through ${whose(loser)} items to take one?`,
  take: ({ loser }, { name }) => `Which item do you take from ${name(loser)}?`,
  return: ({ loser }, { name }) => `${name(loser)} has nothing left: which item do you give back?`,
};

/** How a claim came out. */
const ENDINGS: Record<Reason, (by: Seat, voice: Voice) => string> = {
  declared: (by, { does }) => `${does(by, 'declared', 'declared')} rightly`,
  failed: (by, { does }) => `${does(by, 'declared', 'declared')} wrongly`,
  divined: (by, { does }) => `${does(by, 'divined', 'divined')} rightly`,
  misdivined: (by, { does }) => `${does(by, 'divined', 'divined')} wrongly`,
  seal: (by, { whom }) => `The Seal of the Lodge brings victory to ${whom(by)} alone`,
};

const FORTUNES = { won: 'You win. ', lost: 'You lose. ', watched: '' };

export const en: Words<Coach> = {
  event: (event, viewer, names) => eventIn(EVENTS, event, voiceFor(viewer, names)),
  now: nowEn,
  question: (view, names) => questionIn(QUESTIONS, voiceFor(view.viewer, names), view),
  option: (choice, view, names) => optionIn(OPTIONS, choice, voiceFor(view.viewer, names), view),
  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),
  situation: (name) => (name === 'attacked' ? 'when I am attacked' : 'when I fight'),
  phrases: phrasesEn,
  ending(view, names) {
    const { by, reason, winners } = view.result!;
    const voice = voiceFor(view.viewer, names);
    const told = `${FORTUNES[fortuneOf(view)]}${ENDINGS[reason](by, voice)}`;
    if (reason === 'seal') return `${told}.`;
    const society = overIn(view).societies[winners[0]!]!;
    return `${told}: the ${SOCIETY_NAMES[society]} wins (${voice.all(winners)}).`;
  },
};
