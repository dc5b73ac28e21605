import { coach } from '../manifest.ts';
import type { Character, Direction, Item, Profession, Side, Society } from '../rules/model.ts';

export const ITEM_NAMES: Record<Item, string> = {
  bagGoblet: 'Секретный Саквояж (с кубком)',
  bagKey: 'Секретный Саквояж (с ключом)',
  cloak: 'Плащ',
  dagger: 'Кинжал',
  gloves: 'Перчатки',
  goblet: 'Кубок',
  key: 'Ключ',
  knives: 'Метательные ножи',
  mirror: 'Разбитое зеркало',
  monocle: 'Монокль',
  pearl: 'Чёрная Жемчужина',
  privilege: 'Привилегия',
  ring: 'Отравленное кольцо',
  seal: 'Гербовая Печать Ложи',
  sextant: 'Секстант',
  tome: 'Книга',
  whip: 'Кнут',
};

/** Accusative: what one gives, takes, shows. */
export const ITEMS_ACCUSATIVE: Record<Item, string> = {
  ...ITEM_NAMES,
  pearl: 'Чёрную Жемчужину',
  privilege: 'Привилегию',
  seal: 'Гербовую Печать Ложи',
  tome: 'Книгу',
};

export const itemIn = (item: Item | null): string => (item === null ? 'предмет' : ITEMS_ACCUSATIVE[item]);

export const PROFESSION_NAMES: Record<Profession, string> = {
  alchemist: 'Алхимик',
  bodyguard: 'Телохранитель',
  clairvoyant: 'Ясновидящий',
  diplomat: 'Дипломат',
  doctor: 'Доктор',
  duellist: 'Дуэлянт',
  grandMaster: 'Великий Магистр',
  hypnotist: 'Гипнотизёр',
  priest: 'Священник',
  thug: 'Головорез',
};

/** Instrumental: whom one becomes. */
export const PROFESSIONS_INSTRUMENTAL: Record<Profession, string> = {
  alchemist: 'Алхимиком',
  bodyguard: 'Телохранителем',
  clairvoyant: 'Ясновидящим',
  diplomat: 'Дипломатом',
  doctor: 'Доктором',
  duellist: 'Дуэлянтом',
  grandMaster: 'Великим Магистром',
  hypnotist: 'Гипнотизёром',
  priest: 'Священником',
  thug: 'Головорезом',
};

export const SOCIETY_NAMES: Record<Society, string> = {
  order: 'Орден Открытых Секретов',
  brotherhood: 'Братство Правдивой Лжи',
};

/** Genitive: whose victory. */
export const SOCIETIES_GENITIVE: Record<Society, string> = {
  order: 'Ордена Открытых Секретов',
  brotherhood: 'Братства Правдивой Лжи',
};

export const SIDE_NAMES: Record<Side, string> = { attacker: 'нападающий', defender: 'защитник' };
export const DIRECTION_NAMES: Record<Direction, string> = { left: 'налево', right: 'направо' };

export const CHARACTER_NAMES: Record<Character, string> = coach.options.characters.words.ru.of;

export const NAMES = {
  items: ITEM_NAMES,
  professions: PROFESSION_NAMES,
  societies: SOCIETY_NAMES,
  characters: CHARACTER_NAMES,
};
