import { localeOf, type Locale } from '@ridotto/kernel';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  name: string; // how the house calls this guest
  locale: Locale;
  theme: Theme;
  sound: boolean;
  motion: boolean; // the browser's own wish for less of it counts too
  notebook: boolean; // for new tables
}

const PLACE = 'ridotto.settings';

const defaults = (): Settings => ({
  name: '',
  locale: localeOf(navigator.language),
  theme: 'auto',
  sound: false,
  motion: true,
  notebook: true,
});

/** What this browser's guest has chosen; kept as it changes. */
export const settings: Settings = $state(defaults());

/** Takes over what was kept, and keeps every change; other windows of ours follow. */
export function keepSettings(): void {
  read(localStorage.getItem(PLACE));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PLACE) read(newValue);
  });
  $effect.root(() => {
    $effect(() => localStorage.setItem(PLACE, JSON.stringify(settings)));
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset.theme = settings.theme;
      dataset.motion = hasMotion() ? 'full' : 'less';
      document.documentElement.lang = settings.locale;
    });
  });
}

export const resetSettings = (): void => void Object.assign(settings, defaults());

function read(text: string | null): void {
  const kept: unknown = text === null ? {} : JSON.parse(text);
  const known = defaults();
  for (const name of Object.keys(known) as (keyof Settings)[]) {
    const value = (kept as Partial<Settings>)[name];
    if (typeof value === typeof known[name]) Object.assign(settings, { [name]: value });
  }
}

/** Whether things may move on the screen. */
export const hasMotion = (): boolean => settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
