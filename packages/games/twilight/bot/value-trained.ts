import { Net } from '@ridotto/bots';
import { weightsOf } from '@ridotto/kernel';
import { VALUE_IS } from './value.ts';
import learnt from './value.json' with { type: 'json' };

/** How likely a round is won: `ridotto train twilight` writes the file. */
export const VALUE = Net.of(weightsOf(learnt, VALUE_IS));

/** Whoever goes by it takes the opponent for somebody who does, too. */
export const VALUES = { own: VALUE, other: VALUE } as const;
