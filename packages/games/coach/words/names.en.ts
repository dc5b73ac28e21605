import { coach } from '../manifest.ts';
import { COPIES, type Character, type Item, type Profession, type Side, type Society } from '../rules/model.ts';

export const ITEM_NAMES: Record<Item, string> = {
  bagGoblet: 'Secret Bag (goblet)',
  bagKey: 'Secret Bag (key)',
  cloak: 'Cloak',
  dagger: 'Dagger',
  gloves: 'Gloves',
  goblet: 'Goblet',
  key: 'Key',
  knives: 'Throwing Knives',
  mirror: 'Broken Mirror',
  monocle: 'Monocle',
  pearl: 'Black Pearl',
  privilege: 'Privilege',
  ring: 'Poisoned Ring',
  seal: 'Seal of the Lodge',
  sextant: 'Sextant',
  tome: 'Tome',
  whip: 'Whip',
};

/** `a Key`, of which there are several; `the Dagger`; `an item` where it isn't known which. */
export const itemIn = (item: Item | null): string =>
  item === null ? 'an item' : `${COPIES[item] > 1 ? 'a' : 'the'} ${ITEM_NAMES[item]}`;

export const PROFESSION_NAMES: Record<Profession, string> = {
  alchemist: 'Alchemist',
  bodyguard: 'Bodyguard',
  clairvoyant: 'Clairvoyant',
  diplomat: 'Diplomat',
  doctor: 'Doctor',
  duellist: 'Duellist',
  grandMaster: 'Grand Master',
  hypnotist: 'Hypnotist',
  priest: 'Priest',
  thug: 'Thug',
};

export const SOCIETY_NAMES: Record<Society, string> = {
  order: 'Order of Open Secrets',
  brotherhood: 'Brotherhood of True Lies',
};

export const SIDE_NAMES: Record<Side, string> = { attacker: 'the attacker', defender: 'the defender' };

export const CHARACTER_NAMES: Record<Character, string> = coach.options.characters.words.en.of;

export const NAMES = {
  items: ITEM_NAMES,
  professions: PROFESSION_NAMES,
  societies: SOCIETY_NAMES,
  characters: CHARACTER_NAMES,
};
