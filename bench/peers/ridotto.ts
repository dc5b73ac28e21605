import { seeded } from '@ridotto/kernel';
import { volto } from '@ridotto/games/volto';
import { report } from '../child.ts';
import { randomGame } from '../playouts.ts';

const rng = seeded(1);

report(() => {
  for (let i = 0; i < 50; i++) randomGame(volto, 2, {}, rng);
  return 50;
});
