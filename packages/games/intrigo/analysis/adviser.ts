import { repliesOf, type Adviser, type Idea, type Seat } from '@ridotto/kernel';
import { players } from '../bot/players.ts';
import { guess } from '../rules/guess.ts';
import type { Intrigo } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { analyst } from './analyst.ts';
import { whyAnswer } from './reasons.ts';

const IDEAS = 3;

export const adviser: Adviser<Intrigo> = {
  analyst,
  worlds: 100,
  consider(asked, rng): Idea<Intrigo>[] {
    const { view } = asked;
    const world = guess(view, rng);
    const replies = repliesOf(players.master, asked, IDEAS, notation.answer.write, rng);
    return replies.map((reply) => ({ reply, why: whyAnswer(world, view.viewer as Seat, reply[0]) }));
  },
};
