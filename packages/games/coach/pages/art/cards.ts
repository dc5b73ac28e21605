import type { Item, Profession } from '../../title.ts';
import type { SignName } from './signs.ts';

/** A card's ground, and the signs of what it is for. */
interface Look {
  readonly ground: readonly [lit: string, dark: string];
  readonly foot: readonly SignName[];
}

const TRADE = ['#3f7a66', '#10302a'] as const; // read aloud when they change hands
const DUEL = ['#66717a', '#232a31'] as const;
const CURSE = ['#5d5478', '#1c1830'] as const;
const TRADES = (...does: SignName[]): Look => ({ ground: TRADE, foot: ['offer', ...does] });
const FIGHTS = (...does: SignName[]): Look => ({ ground: DUEL, foot: does });

export const ITEM_LOOKS: Record<Item, Look> = {
  bagGoblet: TRADES('deck'),
  bagKey: TRADES('deck'),
  cloak: TRADES('guise'),
  dagger: FIGHTS('sword', 'plus'),
  gloves: FIGHTS('shield', 'plus'),
  goblet: { ground: ['#8a4038', '#2c0d16'], foot: ['goblets'] },
  key: { ground: ['#3f6396', '#101c36'], foot: ['keys'] },
  knives: FIGHTS('sword', 'aid', 'plus'),
  mirror: { ground: CURSE, foot: ['offer', 'never'] },
  monocle: TRADES('spy'),
  pearl: { ground: CURSE, foot: ['chain', 'never'] },
  privilege: TRADES('spy', 'cards'),
  ring: FIGHTS('sword', 'even', 'shield'),
  seal: { ground: ['#7a5f34', '#2b1f0e'], foot: ['keys', 'goblets', 'alone'] },
  sextant: TRADES('round'),
  tome: TRADES('guise', 'swap'),
  whip: FIGHTS('shield', 'aid', 'plus'),
};

const HALL = ['#8a6a44', '#2a1b10'] as const;
const at = (...foot: SignName[]): Look => ({ ground: HALL, foot });

export const PROFESSION_LOOKS: Record<Profession, Look> = {
  alchemist: at('attack', 'once'),
  bodyguard: at('aid', 'plus'),
  clairvoyant: at('deck', 'once'),
  diplomat: at('offer', 'once'),
  doctor: at('attack', 'never', 'once'),
  duellist: at('attack', 'alone', 'once'),
  grandMaster: at('shield', 'plus'),
  hypnotist: at('aid', 'never'),
  priest: at('attack', 'never', 'once'),
  thug: at('sword', 'plus'),
};
