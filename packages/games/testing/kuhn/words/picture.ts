import type { Locale } from '@ridotto/kernel';
import type { View } from '../rules/model.ts';

export function picture(view: View, _locale: Locale): string {
  const cards = view.cards.map((card) => card ?? '?').join(' ');
  return [cards, view.actions.join(' ')].filter(Boolean).join('\n') || '–';
}
