import { catalogue, type Locale } from '@ridotto/kernel';
import type { Declaration, Goal, Share } from '../rules/goal.ts';
import type { Bounds } from '../rules/knowledge/notebook.ts';
import type { Society } from '../rules/model.ts';
import { en } from './goal.en.ts';
import { ru } from './goal.ru.ts';

/** What is said of a society's goal to one of its members. */
export interface GoalWords {
  readonly treasure: Record<Society, string>;
  readonly you: string;
  readonly rider: Record<Exclude<Share['allegiance'], 'own'>, (name: string, held: string) => string>;
  readonly deck: (held: string) => string;
  readonly atLeast: (count: number) => string;
  readonly unknown: (count: number) => string;
  readonly missing: (count: number) => string;
  readonly enough: string;
  readonly minority: string;
  readonly barred: string;
  readonly bagWaits: string;
  readonly verdict: Record<Declaration['verdict'], string>;
  readonly chance: (percent: number) => string;
}

const WORDS = catalogue<GoalWords>({ en: () => en, ru: () => ru });

/** `Goblets: you 1, Mara surely 1, one of yours, 1 in unknown places.`, and what else has to be kept in mind. */
export function goalSays(goal: Goal, names: readonly string[], locale: Locale): string[] {
  const words = WORDS[locale];
  const said = [`${words.treasure[goal.society]}: ${holdings(goal, names, words).join('; ')}.`];
  const missing = goal.needs.most - goal.sure;
  said.push(missing > 0 ? words.missing(missing) : words.enough);
  if (goal.needs.least < goal.needs.most && goal.sure < goal.needs.most) said.push(words.minority);
  if (goal.isBarred) said.push(words.barred);
  if (goal.isBagWaiting) said.push(words.bagWaits);
  return said;
}

function holdings({ shares, deck, unknown }: Goal, names: readonly string[], words: GoalWords): string[] {
  const said = shares.flatMap(({ seat, allegiance, held }) => {
    if (allegiance === 'own') return [`${words.you} ${held.least}`];
    return held.least > 0 ? [words.rider[allegiance](names[seat]!, countOf(held, words))] : [];
  });
  if (deck.least > 0) said.push(words.deck(countOf(deck, words)));
  if (unknown > 0) said.push(words.unknown(unknown));
  return said;
}

const countOf = ({ least }: Bounds, words: GoalWords): string => words.atLeast(least);

/** What is known of a declaration that is being made up; with a chance where one may be counted. */
export function declarationSays(declaration: Declaration, chance: number | null, locale: Locale): string {
  const words = WORDS[locale];
  const said = words.verdict[declaration.verdict];
  const isOpen = declaration.verdict === 'possible' && chance !== null;
  return isOpen ? `${said} ${words.chance(Math.round(chance * 100))}` : said;
}
