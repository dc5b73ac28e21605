import type { Event } from '../title.ts';
import type { SignName } from './art/signs.ts';

/** What an act is known by, where its own name isn't a sign's. */
export const ACT_SIGNS: Partial<Record<string, SignName>> = {
  'support attacker': 'sword',
  'support defender': 'shield',
  'name attacker': 'sword',
  'name defender': 'shield',
  spy: 'spy',
  offer: 'offer',
  attack: 'attack',
  give: 'offer',
  accept: 'offer',
  exchange: 'offer',
  hand: 'round',
  pay: 'priest',
  return: 'offer',
  refuse: 'never',
  tokens: 'token',
  declare: 'chain',
  divine: 'clairvoyant',
  seal: 'seal',
  demand: 'diplomat',
  hypnotise: 'hypnotist',
  look: 'spy',
  search: 'cards',
  direct: 'round',
  use: 'guise',
};

const EVENT_SIGNS: Partial<Record<Event['type'], SignName>> = {
  spies: 'spy',
  spied: 'spy',
  offered: 'offer',
  traded: 'offer',
  attacked: 'attack',
  supported: 'aid',
  showed: 'plus',
  spent: 'token',
  opened: 'guise',
  turnedSextant: 'round',
  passed: 'round',
  drew: 'deck',
  swapped: 'swap',
  over: 'chain',
};

/** What a happening is known by in the log. */
export const signIn = (event: Event): SignName | undefined =>
  event.type === 'showed' && event.item === 'ring' ? 'ring' : EVENT_SIGNS[event.type]; // the Ring adds no point [C36]
