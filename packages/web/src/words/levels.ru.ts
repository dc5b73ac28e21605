import type { LevelsWords } from './levels.en.ts';

export const ru: LevelsWords = {
  strength: 'Как играют боты',
  levels: {
    novice: { name: 'Дзанни', hint: 'новичок, многого не замечает' },
    simple: { name: 'Пульчинелла', hint: 'знает правила, но не ловушки' },
    able: { name: 'Коломбина', hint: 'играет внимательно' },
    keen: { name: 'Панталоне', hint: 'думает наперёд' },
    master: { name: 'Дотторе', hint: 'ничего не забывает' },
  },
};
