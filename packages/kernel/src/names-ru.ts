/** The cases that a sentence may ask a name for. */
export type Case = 'genitive' | 'dative' | 'accusative' | 'instrumental';

type Endings = readonly [genitive: string, dative: string, accusative: string, instrumental: string];

const AT: Readonly<Record<Case, number>> = { genitive: 0, dative: 1, accusative: 2, instrumental: 3 };

/** By how a name ends, the first that fits: how much of it stays, and what comes behind that. */
const DECLENSIONS: readonly (readonly [ends: RegExp, cut: number, endings: Endings])[] = [
  [/ия$/, 1, ['и', 'и', 'ю', 'ей']], // Мария
  [/я$/, 1, ['и', 'е', 'ю', 'ей']], // Оля
  [/[жшчщ]а$/, 1, ['и', 'е', 'у', 'ей']], // Саша
  [/[гкх]а$/, 1, ['и', 'е', 'у', 'ой']], // Ольга
  [/ца$/, 1, ['ы', 'е', 'у', 'ей']],
  [/[бвдзлмнпрстф]а$/, 1, ['ы', 'е', 'у', 'ой']], // Анна
  [/(?:[аеуя]|[^гкхжшчщ]и)й$/, 1, ['я', 'ю', 'я', 'ем']], // Андрей, Юрий; not Маленький
  [/^(?:Я|Иа)ков$/, 0, ['а', 'у', 'а', 'ом']],
  [/(?:о|е|ё)в$/, 0, ['а', 'у', 'а', 'ым']], // Иванов
  [/[жшчщц]$/, 0, ['а', 'у', 'а', 'ем']],
  [/[бвгдзклмнпрстфх]$/, 0, ['а', 'у', 'а', 'ом']], // Борис
];

/** What stays of names that lose a vowel, or end in a soft consonant. */
const STEMS: Readonly<Record<string, string>> = { Пётр: 'Петр', Павел: 'Павл', Лев: 'Льв' };

/** Men by their names: of others in ь nobody can say whether they are (Любовь). */
const SOFT = new Set(['Гость', 'гость', 'Игорь', 'Лазарь', 'Даниэль', 'Рафаэль']);
const SOFT_ENDINGS: Endings = ['я', 'ю', 'я', 'ем'];

/** A vowel may be lost here, and nobody can say whether it is. */
const UNSURE = /(?:о|е|ё)[кцл]$/;

const UNCHANGED = new Set(
  'Кармен Элен Эллен Ирен Катрин Жаклин Мадлен Мэрилин Маргарет Элизабет Эстер Рут Инес Мерседес Долорес Джейн Энн Кейт'.split(
    ' ',
  ),
);

/** A name in a case, where Russian can decline it for sure: one word of ours, with a number or without. Else as it is. */
export function nameRu(name: string, wanted: Case): string {
  const [, word, number = ''] = /^([А-ЯЁа-яё][а-яё]{2,})(\s\d+)?$/.exec(name) ?? [];
  return word === undefined ? name : declined(word, wanted) + number;
}

function declined(word: string, wanted: Case): string {
  if (SOFT.has(word)) return word.slice(0, -1) + SOFT_ENDINGS[AT[wanted]]!;
  const stem = STEMS[word];
  if (UNCHANGED.has(word) || (stem === undefined && UNSURE.test(word))) return word;
  const [, cut, endings] = DECLENSIONS.find(([ends]) => ends.test(stem ?? word)) ?? [];
  return endings ? (stem ?? word.slice(0, word.length - cut!)) + endings[AT[wanted]]! : word;
}
