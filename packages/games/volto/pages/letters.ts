import { KINDS, KIND_LETTERS, kindOf, type Kind } from '../title.ts';
import { settings } from '@ridotto/kit/settings.svelte.ts';

/** What stands on a mask for its kind, as the guest reads it. */
export const letterOf = (kind: Kind): string => KIND_LETTERS[settings.locale][kind];

/** The kinds that a key means, whatever layout the keyboard has: in Russian two names may begin alike. */
export function kindsOfKey(key: string): readonly Kind[] {
  const latin = kindOf(key);
  return latin ? [latin] : KINDS.filter((kind) => KIND_LETTERS.ru[kind][0] === key.toUpperCase());
}
