import type { Answer } from '../title.ts';
import { countEn } from '@ridotto/kernel';
import { allEn } from '@ridotto/kit/words/lists.ts';
import type { Where } from './seating.ts';

type Said = Partial<Record<Answer['kind'], string>>;

const ORDINALS = ['Nearest', 'Second', 'Third', 'Fourth'];

/** What acts are called where the answer itself isn't told. */
const ACTS: Record<string, string> = {
  spy: 'Spy',
  offer: 'Trade',
  attack: 'Attack',
  give: 'Give',
  demand: 'Demand',
  hypnotise: 'Hypnotise',
  declare: 'Declare victory',
  divine: 'Divination',
  seal: 'Show the Seal',
  say: 'Say it',
  swear: 'Yes, before everybody',
  'support attacker': 'For the attack',
  'support defender': 'For the defence',
};

export const en = {
  coach: 'Who rides in the coach',
  yours: 'Your cards',
  acts: 'What you may do',
  touch: 'Touch a rider, or one of your cards.',
  kinds: 'Which one',
  turn: (n: number) => `Turn ${n}`,
  deck: (items: number) => `${countEn(items, ['item', 'items'])} in the deck`,
  stack: (tokens: number) => `${countEn(tokens, ['token', 'tokens'])} left`,
  unused: (n: number) => `${countEn(n, ['profession', 'professions'])} unused`,
  you: 'you',
  items: (n: number) => countEn(n, ['item', 'items']),
  tokens: (n: number) => countEn(n, ['token', 'tokens']),
  where: ({ bench, at, of }: Where) => `${of === 1 ? 'Opposite' : ORDINALS[at]} on the ${bench}`,
  unknownProfession: 'profession unknown',
  chosen: 'chosen',
  mayBe: 'may be chosen',
  can: (acts: readonly string[]) => `can be ${acts.join(', ')}`,
  canBe: {
    spy: 'spied on',
    offer: 'offered to',
    attack: 'attacked',
    give: 'given to',
    demand: 'asked for an item',
    hypnotise: 'hypnotised',
  } as Said,
  act: (which: string) => ACTS[which] ?? which,
  atTurn: 'at turn',
  fights: { attacker: 'attacks', defender: 'defends' },
  parts: { attacker: 'for the attack', defender: 'for the defence' },
  out: 'out of this duel',
  won: 'has won',
  sure: (what: string) => `surely: ${what}`,
  marked: (what: string) => `your mark: ${what}`,
  society: 'Society',
  profession: 'Profession',
  isOpen: 'open',
  short: { order: 'Order', brotherhood: 'Brotherhood' },
  called: { bagKey: 'Secret Bag', bagGoblet: 'Secret Bag', knives: 'Knives', seal: 'Seal' } as Partial<
    Record<string, string>
  >, // where there is little room
  faceDown: 'face down',
  duel: 'Duel',
  duelTokens: 'Duel tokens',
  spend: 'Spend tokens',
  alone: 'Nobody may support anybody.',
  sealedSides: (n: number) => `${countEn(n, ['side is', 'sides are'])} still to be taken`,
  points: (attack: number, defence: number) => `Attack ${attack}, defence ${defence}`,
  never: 'Never mind',
  whatIsIt: 'What is it?',
  about: {
    rider: (name: string) => `What do you want of ${name}?`,
    card: (name: string) => `${name}: whom do you offer it?`,
    cardUse: (name: string) => name,
    give: (name: string) => `What do you give? It goes to ${name}.`,
    offer: (name: string) => `What do you offer? ${name} will answer.`,
    demand: (name: string) => `Which item do you demand? ${name} must trade it.`,
    demandOf: 'Of whom do you demand an item?',
    hypnotise: 'Which supporter is sent away?',
    second: 'And the one below it?',
    open: (name: string) => `Will you use the ${name}, or pass?`,
    openOrSide: (name: string) => `Will you use the ${name}, or whom do you support?`,
    side: 'If the duel takes place, whom do you support?',
    add: 'Will you add something, or pass?',
  },
  all: allEn,
  canNow: 'You can use it now.',
  prepare: {
    label: 'Use it for me',
    never: 'when I say so',
    always: 'whenever it can be',
    hint: 'The house keeps this for you until the window opens. Nobody else sees it, and you may still answer otherwise.',
  },
  solemn: {
    touch: 'Touch those who ride for your society and hold its treasure; then say it.',
    divineTouch: 'Touch those who hold the other society’s treasure; then say it.',
    alone: 'Everything that this needs is in your own hand.',
    surely: 'It will be decided, one way or the other. Say it before everybody?',
  },
  goal: 'How far your society is',
};

export type BoardWords = typeof en;
