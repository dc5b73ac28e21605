import { weightsOf } from '@ridotto/kernel';
import { HABITS_ARE, type Habits } from './habits.ts';
import learnt from './habits.json' with { type: 'json' };

/** How people move: `ridotto train volto` writes the file. */
export const HABITS: Habits = weightsOf(learnt, HABITS_ARE);
