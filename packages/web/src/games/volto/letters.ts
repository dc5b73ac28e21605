import { KINDS, KIND_NAMES, kindOf, type Kind } from '@ridotto/games/volto';
import type { Locale } from '@ridotto/kernel';
import { settings } from '../../settings.svelte.ts';

const letterIn = (locale: Locale, kind: Kind): string => KIND_NAMES[locale][kind][0]!;

/** The letter of a kind as the guest reads it: the first of its name. Records and notation keep the Latin ones. */
export const letterOf = (kind: Kind): string => letterIn(settings.locale, kind);

/** The kind that a key means, whatever layout the keyboard has. */
export const kindOfKey = (key: string): Kind | undefined =>
  kindOf(key) ?? KINDS.find((kind) => letterIn('ru', kind) === key.toUpperCase());
