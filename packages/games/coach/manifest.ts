import { anyAnalyst, anyTitle, type Listed } from '@ridotto/kernel';

const CHARACTERS = {
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
} as const; // [C4] in English and in Russian
type Character = keyof typeof CHARACTERS;
const NAMES = Object.keys(CHARACTERS) as Character[];
const ENGLISH = Object.fromEntries(NAMES.map((name) => [name, name])) as Record<Character, string>;

export const coach = {
  id: 'coach',
  letter: 'C',
  seats: [3, 8],
  usual: 5,
  minutes: [30, 60],
  authors: ['Michael Palm', 'Lukas Zach'],
  words: {
    en: {
      name: 'Coach to the Devil’s Castle',
      sentence: 'Two secret societies share one coach: find your own, gather what you need, and say so in time.',
    },
    ru: {
      name: 'Карета к замку дьявола',
      sentence: 'Два тайных общества в одной карете: найдите своих, соберите нужное и вовремя объявите победу.',
    },
  },
  courtesies: [],
  windows: true,
  composes: 'never',
  options: {
    contraband: {
      kind: 'switch',
      words: {
        en: {
          name: 'Contraband',
          sentence: 'Whoever gives an item with an effect in a trade decides in secret whether to use it.',
        },
        ru: {
          name: 'Контрабанда',
          sentence: 'Кто отдаёт при обмене предмет со свойством, втайне решает, применять ли его.',
        },
      },
    }, // [C53]
    divination: {
      kind: 'switch',
      words: {
        en: {
          name: 'Divination',
          sentence: 'One may also declare that the other society holds its items, and name who has them.',
        },
        ru: {
          name: 'Гадание',
          sentence: 'Можно объявить и то, что свои предметы собрало другое общество, и назвать, у кого они.',
        },
      },
    }, // [C54]
    chances: {
      kind: 'switch',
      words: {
        en: { name: 'Chances in the notebook', sentence: 'The notebook also says how likely each possibility is.' },
        ru: { name: 'Шансы в блокноте', sentence: 'Блокнот говорит и то, насколько вероятна каждая из возможностей.' },
      },
    },
    characters: {
      kind: 'each',
      of: NAMES,
      words: {
        en: {
          name: 'Characters',
          sentence: 'They have names and no effect.',
          of: ENGLISH,
        },
        ru: { name: 'Персонажи', sentence: 'У них есть имена, но на игру они не влияют.', of: CHARACTERS },
      },
    }, // [C4]
  },
  sounds: {
    dealt: 'shuffle',
    spies: null,
    spied: 'card',
    offered: 'click',
    refused: 'click',
    traded: 'card',
    read: null,
    skipped: null,
    drew: 'card',
    sawSociety: null,
    sawItems: null,
    swapped: null,
    browsed: null,
    became: null,
    kept: null,
    turnedSextant: null,
    passed: 'click',
    gave: 'card',
    attacked: 'capture',
    opened: null,
    paid: null,
    supported: null,
    showed: 'card',
    spent: null,
    decided: null,
    took: null,
    returned: null,
    demanded: null,
    foresaw: null,
    topped: null,
    over: null,
  },
  editions: {
    1: {
      load: async () => anyTitle((await import('./title.ts')).title),
      board: 'whole',
      analyst: async () => anyAnalyst((await import('./analysis/analyst.ts')).analyst),
    },
  },
} as const satisfies Listed;
