import { LIMITS_OF_HOUSE, type Limits, type Rate } from '@ridotto/server/limits';
import { wholeNumber } from './arguments.ts';
import { Refused } from './refused.ts';

/** A house's limits: its own, but for words such as `messages=10/40` (a second, at once) and `watchers=100`. */
export function limitsFrom(words: readonly string[]): Limits {
  return { ...LIMITS_OF_HOUSE, ...Object.fromEntries(words.map(limitFrom)) };
}

function limitFrom(word: string): [name: string, limit: Rate | number] {
  const [name = '', text = ''] = word.split('=', 2);
  if (!isLimit(name)) {
    const names = Object.keys(LIMITS_OF_HOUSE).join(', ');
    throw new Refused(`there is no limit ${JSON.stringify(name)}; there are ${names}`);
  }
  const flag = `limit ${name}`;
  return [name, typeof LIMITS_OF_HOUSE[name] === 'number' ? wholeNumber(flag, text) : rate(flag, text)];
}

const isLimit = (name: string): name is keyof Limits => Object.hasOwn(LIMITS_OF_HOUSE, name);

function rate(flag: string, text: string): Rate {
  const [, perSecond, burst] = /^(\d+(?:\.\d+)?)\/(\d+)$/.exec(text) ?? [];
  if (perSecond === undefined) {
    throw new Refused(
      `--${flag} takes how many a second and how many at once, such as 0.5/10, not ${JSON.stringify(text)}`,
    );
  }
  return { perSecond: Number(perSecond), burst: Number(burst) };
}
