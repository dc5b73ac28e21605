import { once, type Locale } from '@ridotto/kernel';

function lister(locale: Locale, type: 'conjunction' | 'disjunction'): (parts: readonly string[]) => string {
  const list = once(() => new Intl.ListFormat(locale, { type }));
  return (parts) => list().format(parts);
}

export const allEn = lister('en', 'conjunction');
export const allRu = lister('ru', 'conjunction');
export const eitherEn = lister('en', 'disjunction');
export const eitherRu = lister('ru', 'disjunction');
