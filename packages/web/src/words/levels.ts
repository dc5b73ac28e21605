import type { Level } from '@ridotto/kernel';
import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

interface LevelWords {
  readonly name: string;
  readonly hint: string;
}

const en = {
  strength: 'How well the bots play',
  levels: {
    novice: { name: 'Zanni', hint: 'a beginner, overlooks a lot' },
    simple: { name: 'Pulcinella', hint: 'knows the rules, not the traps' },
    able: { name: 'Colombina', hint: 'pays attention' },
    keen: { name: 'Pantalone', hint: 'thinks ahead' },
    master: { name: 'Dottore', hint: 'forgets nothing' },
  } as Readonly<Record<Level, LevelWords>>,
};

const ru: typeof en = {
  strength: 'Как играют боты',
  levels: {
    novice: { name: 'Дзанни', hint: 'новичок, многого не замечает' },
    simple: { name: 'Пульчинелла', hint: 'знает правила, но не ловушки' },
    able: { name: 'Коломбина', hint: 'играет внимательно' },
    keen: { name: 'Панталоне', hint: 'думает наперёд' },
    master: { name: 'Дотторе', hint: 'ничего не забывает' },
  },
};

/** The names of the house's bots by how well they play. */
export const levelWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
