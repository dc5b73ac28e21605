import type { Answer, Event, Item, Profession, Society } from '../title.ts';
import type { SignName } from './art/signs.ts';
import { ICONS } from '@ridotto/kit/art/icons.ts';

const BAG = 'M9 7c-3 3-5 6-5 9.5C4 20 7 21 12 21s8-1 8-4.5C20 13 18 10 15 7zM9 7L7.5 4h9L15 7z';
const SWORDS = 'M4 4l12 12M20 4L8 16M13.5 18.5l5-5M10.5 18.5l-5-5M17 17l3.5 3.5M7 17l-3.5 3.5';
const SHIELD = 'M12 3l7.5 2.5v6c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5v-6z';

/** What rides along, on a grid of 24 in one line. */
export const ITEM_SIGNS: Record<Item, string> = {
  bagGoblet: `${BAG}M9.5 11.5h5c0 3-1 4-2.5 4s-2.5-1-2.5-4zM12 15.5V18M10.5 18h3`,
  bagKey: `${BAG}M10.5 15.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM12.3 14H16.5v2`,
  cloak: 'M9 4c1 1 5 1 6 0l1.5 2c2 5 3 9 3.5 14H4C4.5 15 5.5 11 7.5 6zM12 7v13',
  dagger: 'M20.5 3.5L19 9l-6 6-4-4 6-6zM7 10l7 7M10 14l-5 5M3.8 17.8l2.4 2.4',
  gloves:
    'M8 21v-4.5C5 14.5 4.5 12 5 9l1.5-.5L8 11V5a1.2 1.2 0 0 1 2.4 0v5-6a1.2 1.2 0 0 1 2.4 0v6-5a1.2 1.2 0 0 1 2.4 0v5-3a1.2 1.2 0 0 1 2.4 0v7L16 17v4zM8 18.5h8',
  goblet: 'M6.5 3.5h11c0 6-2 9-5.5 9s-5.5-3-5.5-9zM12 12.5V19M8 20.5h8L12 19z',
  key: 'M7.5 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11.5 12H21M17.5 12v3.5M21 12v3',
  knives: 'M4 13V6l1.5-3L7 6v7zM5.5 13v7M10.5 13V6L12 3l1.5 3v7zM12 13v7M17 13V6l1.5-3L20 6v7zM18.5 13v7',
  mirror: 'M12 15.5a5.5 6.3 0 1 0 0-12.6 5.5 6.3 0 0 0 0 12.6zM12 15.5V21M9.5 21h5M9.5 4.5L12 8l-2 2.5 4 3.5',
  monocle: 'M10.5 16a6.3 6.3 0 1 0 0-12.6 6.3 6.3 0 0 0 0 12.6zM16.5 12c2 2 2.5 5 1.5 8.5M7.5 8.5A3.5 3.5 0 0 1 10 6.5',
  pearl: 'M12 17a6.7 6.7 0 1 0 0-13.4A6.7 6.7 0 0 0 12 17zM8.5 9A4 4 0 0 1 11 6.5M4.5 20.5c4.5-2 10.5-2 15 0',
  privilege:
    'M5 8V6a2 2 0 0 1 2-2h9.5a1.5 1.5 0 0 1 1.5 1.5V16M5 8h3M8 6v12a2 2 0 0 0 4 0v-2h9v2a2 2 0 0 1-2 2h-9M11 8h4M11 11.5h4',
  ring: 'M12 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM9.5 9.3L7.5 6 10 3h4l2.5 3-2 3.3M7.5 6h9',
  seal: 'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8.3 13.2L7 20.5l5-2.5 5 2.5-1.3-7.3M12 6.5v5M9.5 9h5',
  sextant: 'M12 3.5L4.5 17.5M12 3.5l7.5 14M4.5 17.5c4.5 3.5 10.5 3.5 15 0M12 3.5l2 16.5M7 13c3.3 1.8 6.7 1.8 10 0',
  tome: 'M5 18.5v-12a2 2 0 0 1 2-2h12v16H7a2 2 0 0 1-2-2zM5 18.5a2 2 0 0 1 2-2h12M12 7v6M10 9h4',
  whip: 'M4 20.5l6-6M10 14.5c2-2 6-1 6-4.5s-5.5-3-5.5 0 6 3.5 8.5 1 1-7-2.5-7.5',
};

export const PROFESSION_SIGNS: Record<Profession, string> = {
  alchemist: 'M9.5 3.5h5M10.5 3.5v6L5 19a1.5 1.5 0 0 0 1.3 2h11.4A1.5 1.5 0 0 0 19 19l-5.5-9.5v-6M7.5 15.5h9',
  bodyguard: `${SHIELD}M12 3v18`,
  clairvoyant: 'M12 16a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM6.5 20.5h11L15.5 16h-7zM8.5 9.5a3.5 3.5 0 0 1 2.5-3',
  diplomat: 'M20 3.5C12 4 7.5 9 6.5 16.5c6 .5 11-3 13.5-13zM4 20.5l8.5-9.5',
  doctor: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
  duellist: SWORDS,
  grandMaster: 'M4.5 18.5L3 7.5l5 4 4-7 4 7 5-4-1.5 11z',
  hypnotist:
    'M12 12.5a1 1 0 0 1 1 1c0 1.5-1.5 2-2.7 1.3C8.3 13.5 8.5 10 11 9c3.5-1.3 6.5 1.5 6 5-.5 4-5 5.5-8.5 4C4 16 3.5 10 6.5 7c4-4 11-3 13.5 2',
  priest: 'M12 3v18M7 8.5h10M9.5 21h5',
  thug: 'M18.5 3.5c2 1 2.5 3 1.5 5L8 20.5 3.5 21l.5-4.5L15.5 4c1-.8 2-.9 3-.5zM14 8l2 2M10.5 11.5l2 2',
};

export const SOCIETY_SIGNS: Record<Society, string> = { order: ITEM_SIGNS.key, brotherhood: ITEM_SIGNS.goblet };

export const DUEL_SIGNS = { attacker: SWORDS, defender: SHIELD, token: SWORDS } as const;

/** What an answer is known by, before it is read. */
export const ANSWER_SIGNS: Partial<Record<Answer['kind'], string>> = {
  spy: ICONS.eye,
  offer: 'M4 8h13.5l-3.5-3.5M20 16H6.5l3.5 3.5',
  accept: ICONS.check,
  refuse: ICONS.close,
  attack: SWORDS,
  support: SHIELD,
  declare: ICONS.resign,
  divine: PROFESSION_SIGNS.clairvoyant,
  seal: ITEM_SIGNS.seal,
  demand: PROFESSION_SIGNS.diplomat,
  tokens: SWORDS,
  hypnotise: PROFESSION_SIGNS.hypnotist,
  name: PROFESSION_SIGNS.alchemist,
  look: ICONS.eye,
};

/** Acts that have the sign of something else. */
export const ACT_SIGNS: Partial<Record<string, string>> = {
  'support attacker': 'sword',
  'support defender': 'shield',
  'name attacker': 'sword',
  'name defender': 'shield',
  tokens: 'token',
  declare: 'chain',
  give: 'offer',
  search: 'spy',
};

/** What a happening is known by in the log. */
export const EVENT_SIGNS: Partial<Record<Event['type'], SignName>> = {
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
