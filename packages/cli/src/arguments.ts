import { GAME_IDS, isGameId, loadTitle, type GameId } from '@ridotto/games/catalog';
import { isLocale, LEVELS, localeOf, setupOf } from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Level, Locale } from '@ridotto/kernel';
import { Refused } from './refused.ts';

/** The title that a word on the command line names. */
export async function titleNamed(name: string | undefined): Promise<AnyTitle> {
  return loadTitle(gameNamed(name));
}

export function gameNamed(name: string | undefined): GameId {
  if (name !== undefined && isGameId(name)) return name;
  const asked = name === undefined ? 'name a game' : `there is no game called ${JSON.stringify(name)}`;
  throw new Refused(`${asked}; there are ${GAME_IDS.join(', ')}`);
}

/** How strong the bots shall be. */
export function levelNamed(name: string): Level {
  const level = LEVELS.find((one) => one === name);
  if (level) return level;
  throw new Refused(`there are no bots of level ${JSON.stringify(name)}; there are ${LEVELS.join(', ')}`);
}

/** A whole number from a flag, within bounds. */
export function wholeNumber(flag: string, text: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const bounds = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
  throw new Refused(`--${flag} takes a whole number ${bounds}, not ${JSON.stringify(text)}`);
}

/** The number of seats, as the game allows it. */
export function seatsFor({ manifest }: AnyTitle, text: string | undefined): number {
  const [least, most] = manifest.seats;
  if (text === undefined) return least;
  const count = wholeNumber('seats', text, { min: 1 });
  if (count >= least && count <= most) return count;
  const allowed = least === most ? String(least) : `${least} to ${most}`;
  throw new Refused(`${manifest.id} is for ${allowed} players, not ${count}`);
}

/** How a table's options are given: each by its name, or all as JSON. */
export interface SetupFlags {
  readonly with?: readonly string[];
  readonly setup?: string;
}

/** The game's options from flags. */
export function setupFor(title: AnyTitle, seats: number, { with: named = [], setup }: SetupFlags): AnyKinds['setup'] {
  const data = setup === undefined ? {} : parsed('--setup', setup);
  if (named.length === 0) return setupFrom(title, seats, data);
  return setupFrom(title, seats, {
    ...(data as object),
    ...Object.fromEntries(named.map((text) => chosen(title, text))),
  });
}

/** `contraband`, `ante=2`, or by seat `characters=Mara Sotberg,,Sarah McMullan`. */
function chosen({ manifest }: AnyTitle, text: string): [name: string, value: unknown] {
  const [name = '', ...rest] = text.split('=');
  const value = rest.join('=');
  const option = Object.hasOwn(manifest.options, name) ? manifest.options[name] : undefined;
  if (!option) throw new Refused(`${manifest.id} has no option called ${JSON.stringify(name)}; ${optionsOf(manifest)}`);
  if (option.kind === 'switch') return [name, value === '' || value];
  return [name, option.kind === 'one' ? value : value.split(',').map((one) => one.trim() || null)];
}

const optionsOf = ({ options }: AnyTitle['manifest']): string => {
  const names = Object.entries(options).map(([name, option]) =>
    option.kind === 'switch' ? name : `${name}=${option.of.join('|')}`,
  );
  return names.length > 0 ? `there are ${names.join(', ')}` : 'it has none';
};

export function setupFrom(title: AnyTitle, seats: number, data: unknown): AnyKinds['setup'] {
  const setup = setupOf(title, data, seats);
  if (setup === undefined)
    throw new Refused(`${JSON.stringify(data)} is no setup of ${title.manifest.id} for ${seats} players`);
  return setup;
}

export function parsed(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused(`${what} is not JSON: ${(error as Error).message}`);
  }
}

/** The language asked for, or that of the system. */
export function localeFor(flag: string | undefined): Locale {
  if (flag === undefined) return localeOf(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG);
  if (isLocale(flag)) return flag;
  throw new Refused(`--lang takes en or ru, not ${JSON.stringify(flag)}`);
}
