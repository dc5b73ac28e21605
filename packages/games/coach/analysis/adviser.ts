import { repliesOf, type Adviser, type Asked, type Idea, type Player, type Reply, type Rng } from '@ridotto/kernel';
import { action } from '../bot/acting.ts';
import { declaration } from '../bot/declaring.ts';
import { mindOf, type Mind } from '../bot/mind.ts';
import { players } from '../bot/players.ts';
import { provedTracksOf } from '../rules/knowledge/notebook.ts';
import type { Answer, Coach } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { analyst } from './analyst.ts';
import { whyAnswer } from './reasons.ts';

const IDEAS = 3;
const WORTH_SAYING = 0.5; // how likely a declaration has to be right to be spoken of

const { write } = notation.answer;
const isLastWord = ({ kind }: Answer): boolean => kind === 'declare' || kind === 'divine' || kind === 'seal';

export const adviser: Adviser<Coach> = {
  analyst,
  worlds: 64,
  consider(asked, rng): Idea<Coach>[] {
    const mind = mindOf(asked.view, 'of behaviour', 'gathers', provedTracksOf); // as in the notebook
    const isAction = asked.view.agenda.at(-1)!.step === 'act';
    const replies = isAction ? actions(mind, asked, rng) : repliesOf(players.master, asked, IDEAS, write, rng);
    return replies.map((reply) => ({ reply, why: whyAnswer(mind, reply[0]) }));
  },
};

/** The strongest player's action, the likeliest declaration, and what else a turn is good for. */
function actions(mind: Mind, asked: Asked<Coach>, rng: Rng): Reply<Coach>[] {
  const [first] = players.master(asked, rng);
  const said = declaration(mind, asked.options, WORTH_SAYING);
  const claim = said && asked.options.find((option) => write(option) === write(said));
  const options = asked.options.filter((option) => !isLastWord(option) && write(option) !== write(first));
  const acting: Player<Coach> = (one, chance) => [action(mind, one.options, chance) ?? one.options[0]!];
  const others = repliesOf(acting, { ...asked, options }, IDEAS, write, rng);
  const claims: Reply<Coach>[] = claim && write(claim) !== write(first) ? [[claim]] : [];
  return [[first] as const, ...claims, ...others].slice(0, IDEAS);
}
