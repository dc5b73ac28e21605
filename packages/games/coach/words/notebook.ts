import { catalogue } from '@ridotto/kernel';
import type { Look } from '../rules/knowledge/looks.ts';
import type { Mark } from '../rules/knowledge/cells.ts';
import type { Contradiction } from '../rules/knowledge/marks.ts';
import type { Certainty, Why } from '../rules/knowledge/why.ts';
import { en } from './notebook.en.ts';
import { ru } from './notebook.ru.ts';

/** What the notebook says in one language. */
export interface NotebookWords {
  readonly title: string;
  readonly rows: {
    readonly societies: string;
    readonly treasures: string;
    readonly items: string;
    readonly professions: string;
  };
  readonly deck: string;
  readonly unused: string;
  readonly certainty: Record<Certainty, string>;
  readonly count: (least: number, most: number) => string;
  readonly cell: (name: string, what: string, said: string) => string;
  readonly chance: (percent: number) => string;
  readonly why: Record<Why['because'], (holders: string) => string>;
  readonly since: (turn: number, said: string) => string;
  readonly dealt: string;
  readonly bySearch: string;
  readonly mark: Record<Mark | 'none', string>;
  readonly marked: Record<Mark, string>;
  readonly contradiction: Record<Contradiction, string>;
  readonly looks: string;
  readonly noLooks: string;
  readonly look: Record<Look['at'], (by: string, to: string) => string>;
  readonly turn: (n: number) => string;
  readonly claims: string;
  readonly wasTrue: string;
  readonly wasFalse: string;
  readonly shown: string;
  readonly nothingShown: string;
  readonly you: string;
  readonly choose: string;
  readonly thinking: string;
}

export const NOTEBOOK_WORDS = catalogue<NotebookWords>({ en: () => en, ru: () => ru });
