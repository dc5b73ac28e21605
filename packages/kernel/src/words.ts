export const LOCALES = ['en', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** The house's language that fits a tag such as `ru_RU.UTF-8` or `en-GB`; English where none does. */
export function localeOf(tag: string | undefined): Locale {
  const language = tag?.slice(0, 2).toLowerCase() ?? '';
  return isLocale(language) ? language : 'en';
}

/** What is said in every language. */
export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

/**
 * A catalogue whose words are looked up when somebody speaks: `catalogue({ en: () => en, ru: () => ru })`. A page loads
 * one language at a time, and code is there before it.
 */
export const catalogue = <Words>(said: Readonly<Record<Locale, () => Words>>): Catalogue<Words> => ({
  get en() {
    return said.en();
  },
  get ru() {
    return said.ru();
  },
});

type EnglishForms = readonly [one: string, other: string];
type RussianForms = readonly [one: string, few: string, many: string];

/** Makes something when it is first needed. What `Intl` gives takes a browser milliseconds. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const english = once(() => new Intl.PluralRules('en'));
const russian = once(() => new Intl.PluralRules('ru'));

/** `5 masks`: the number with the form that English puts behind it. */
export function countEn(n: number, [one, other]: EnglishForms): string {
  return `${n} ${english().select(n) === 'one' ? one : other}`;
}

/** `5 масок`: the number with the form that Russian puts behind it. */
export function countRu(n: number, [one, few, many]: RussianForms): string {
  const form = russian().select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
