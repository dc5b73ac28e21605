import { playerOf, random } from '@ridotto/bots';
import type { Player, Pool } from '@ridotto/kernel';
import { claim } from '../rules/claim.ts';
import { SOCIETIES, type Answer, type Coach } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { bot } from './bot.ts';

const isDeclaration = ({ kind }: Answer): boolean => kind === 'declare' || kind === 'divine' || kind === 'seal';

/** Random, but never by its own word the end of the game. */
const silent: Player<Coach> = ({ options }, rng) => {
  const quiet = options.filter((option) => !isDeclaration(option));
  return [quiet[rng(quiet.length)]!];
};

/** The simple bot with one habit mended: it declares what is proved, and nothing else. */
const proved: Player<Coach> = ({ view, options }, rng) => {
  if (!options.some(isDeclaration)) return [bot(view, options, rng)];
  const { write } = notation.answer;
  const sure = claim(view).find(({ verdict }) => verdict === 'certain');
  const found = sure && options.find((option) => write(option) === write(sure.answer));
  return [
    found ??
      bot(
        view,
        options.filter((option) => !isDeclaration(option)),
        rng,
      ),
  ];
};

/** Frozen: what players of this game are measured by. */
export const pool: Pool<Coach> = {
  players: { random, silent, simple: playerOf(bot), proved },
  cap: 300,
  turns: ({ turn }) => turn,
  sides: ({ active, societies }) =>
    active === null ? undefined : societies.map((society) => SOCIETIES.indexOf(society)),
};
