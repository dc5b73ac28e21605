import type { Character, Direction, Item, Profession, Side, Society } from './model.ts';

export const ITEM_NAMES: Record<Item, string> = {
  bagGoblet: 'Потайная сумка (кубок)',
  bagKey: 'Потайная сумка (ключ)',
  cloak: 'Плащ',
  dagger: 'Кинжал',
  gloves: 'Перчатки',
  goblet: 'Кубок',
  key: 'Ключ',
  knives: 'Метательные ножи',
  mirror: 'Разбитое зеркало',
  monocle: 'Монокль',
  pearl: 'Чёрная жемчужина',
  privilege: 'Привилегия',
  ring: 'Отравленное кольцо',
  seal: 'Печать ложи',
  sextant: 'Секстант',
  tome: 'Фолиант',
  whip: 'Хлыст',
};

/** Accusative: what one gives, takes, shows. */
export const ITEMS_ACCUSATIVE: Record<Item, string> = {
  ...ITEM_NAMES,
  bagGoblet: 'Потайную сумку (кубок)',
  bagKey: 'Потайную сумку (ключ)',
  pearl: 'Чёрную жемчужину',
  privilege: 'Привилегию',
};

export const itemIn = (item: Item | null): string => (item === null ? 'предмет' : ITEMS_ACCUSATIVE[item]);

export const PROFESSION_NAMES: Record<Profession, string> = {
  alchemist: 'Алхимик',
  bodyguard: 'Телохранитель',
  clairvoyant: 'Ясновидец',
  diplomat: 'Дипломат',
  doctor: 'Доктор',
  duellist: 'Дуэлянт',
  grandMaster: 'Великий магистр',
  hypnotist: 'Гипнотизёр',
  priest: 'Священник',
  thug: 'Громила',
};

/** Instrumental: whom one becomes. */
export const PROFESSIONS_INSTRUMENTAL: Record<Profession, string> = {
  alchemist: 'Алхимиком',
  bodyguard: 'Телохранителем',
  clairvoyant: 'Ясновидцем',
  diplomat: 'Дипломатом',
  doctor: 'Доктором',
  duellist: 'Дуэлянтом',
  grandMaster: 'Великим магистром',
  hypnotist: 'Гипнотизёром',
  priest: 'Священником',
  thug: 'Громилой',
};

export const SOCIETY_NAMES: Record<Society, string> = {
  order: 'Орден открытых секретов',
  brotherhood: 'Братство истинной лжи',
};

/** Genitive: whose victory. */
export const SOCIETIES_GENITIVE: Record<Society, string> = {
  order: 'Ордена открытых секретов',
  brotherhood: 'Братства истинной лжи',
};

export const SIDE_NAMES: Record<Side, string> = { attacker: 'нападающий', defender: 'защитник' };
export const SIDES_ACCUSATIVE: Record<Side, string> = { attacker: 'нападающего', defender: 'защитника' };

export const DIRECTION_NAMES: Record<Direction, string> = { left: 'налево', right: 'направо' };

export const CHARACTER_NAMES: Record<Character, string> = {
  'Juan Turcador': 'Хуан Туркадор',
  'Michel de Molay': 'Мишель де Моле',
  'Romana Baranova': 'Романа Баранова',
  'Theodora Rosenburg': 'Теодора Розенбург',
  'Dmitri Kartov': 'Дмитрий Картов',
  'Undine von Hochberg': 'Ундина фон Хохберг',
  'Brother Zacharias': 'Брат Захариас',
  'Sir Henry Sutcliff': 'Сэр Генри Сатклифф',
  'Mara Sotberg': 'Мара Сотберг',
  'Sarah McMullan': 'Сара Макмаллан',
};
