import { isLocale, isRecord, LEVELS, localeOf, USUAL_LEVEL, type Level, type Locale } from '@ridotto/kernel';
import type { Speed } from '@ridotto/kit';
import type { Shade } from './art/picture.ts';
import { readJson } from './json.ts';
import { storage } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['calm', 'brisk', 'instant'] as const satisfies readonly Speed[];

export interface Settings {
  name: string; // how the house calls this guest
  locale: Locale;
  theme: Theme;
  sound: boolean;
  motion: boolean; // the browser's own wish for less of it counts too
  speed: Speed; // at which things that happen are told
  notebook: boolean; // for new tables
  level: Level; // of bots at new tables
}

const PLACE = 'ridotto.settings';

const defaults = (): Settings => ({
  name: '',
  locale: localeOf(navigator.language),
  theme: 'auto',
  sound: false,
  motion: true,
  speed: 'brisk',
  notebook: true,
  level: USUAL_LEVEL,
});

/** What this browser's guest has chosen; kept as it changes. */
export const settings: Settings = $state(defaults());

/** Takes over what was kept, and keeps every change; other windows of ours follow. A language is told to `speak`. */
export function keepSettings(speak: (locale: Locale) => void): void {
  Object.assign(settings, read(storage.get(PLACE)));
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== PLACE) return;
    const { locale = settings.locale, ...others } = read(newValue);
    Object.assign(settings, others);
    speak(locale);
  });
  $effect.root(() => {
    $effect(() => storage.set(PLACE, JSON.stringify(settings)));
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset.theme = settings.theme;
      dataset.motion = hasMotion() ? 'full' : 'less';
      document.documentElement.lang = settings.locale;
    });
  });
}

/** Forgets what was chosen; the language is told to `speak`. */
export function resetSettings(speak: (locale: Locale) => void): void {
  const { locale, ...others } = defaults();
  Object.assign(settings, others);
  speak(locale);
}

/** What may stand in each place; anything else that was kept is not believed. */
const IS_VALID: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  name: (value) => typeof value === 'string' && value === value.trim(),
  locale: (value) => typeof value === 'string' && isLocale(value),
  theme: (value) => THEMES.some((theme) => theme === value),
  sound: (value) => typeof value === 'boolean',
  motion: (value) => typeof value === 'boolean',
  speed: (value) => SPEEDS.some((speed) => speed === value),
  notebook: (value) => typeof value === 'boolean',
  level: (value) => LEVELS.some((level) => level === value),
};

function read(text: string | null): Partial<Settings> {
  const kept = readJson(text);
  if (!isRecord(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => isValid(name, value)));
}

const isValid = (name: string, value: unknown): boolean =>
  Object.hasOwn(IS_VALID, name) && IS_VALID[name as keyof Settings](value);

/** What the page is now, whoever chose it. */
export const shadeNow = (): Shade => {
  if (settings.theme !== 'auto') return settings.theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** Whether things may move on the screen. */
export const hasMotion = (): boolean => settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
