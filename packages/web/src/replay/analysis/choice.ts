import type { Choice } from '@ridotto/host/analysis';
import type { Locale } from '@ridotto/kernel';
import type { Film } from '../film.ts';

/** What was said, or might have been, as its button said it to that seat. */
export function choiceIn(
  film: Film,
  { at, seat }: Choice,
  say: string,
  names: readonly string[],
  locale: Locale,
): string {
  const { notation, words } = film.title;
  const answer = notation.answer.read(say);
  return answer === undefined ? say : words[locale].option(answer, film.view(at - 1, seat), names);
}
