import type { Level } from '@ridotto/kernel';

interface LevelWords {
  readonly name: string;
  readonly hint: string;
}

export const en = {
  strength: 'How well the bots play',
  levels: {
    novice: { name: 'Zanni', hint: 'a beginner, overlooks a lot' },
    simple: { name: 'Pulcinella', hint: 'knows the rules, not the traps' },
    able: { name: 'Colombina', hint: 'pays attention' },
    keen: { name: 'Pantalone', hint: 'thinks ahead' },
    master: { name: 'Dottore', hint: 'forgets nothing' },
  } as Readonly<Record<Level, LevelWords>>,
};

export type LevelsWords = typeof en;
