import { seeded } from '@ridotto/kernel';
import { title as volto } from '@ridotto/games/volto';
import { playOut } from '@ridotto/kernel/testing';
import { report } from '../child.ts';

const rng = seeded(1);

report(() => {
  for (let i = 0; i < 50; i++) playOut(volto, 2, {}, rng);
  return 50;
});
