import { ismcts, monteCarlo, playerOf, random } from '@ridotto/bots';
import type { Asked, Player, Pool, Reply, Rng } from '@ridotto/kernel';
import { claim } from '../rules/claim.ts';
import { SOCIETIES, type Answer, type Coach } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { game } from '../rules/rules.ts';
import { bot } from './bot.ts';
import { player } from './players.ts';

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

/** The proving one without a kind of action, or with no other where it has it. */
const without =
  (kind: Answer['kind']): Player<Coach> =>
  (asked, rng) =>
    among(asked, rng, (option) => option.kind !== kind);
const only =
  (kind: Answer['kind']): Player<Coach> =>
  (asked, rng) =>
    among(asked, rng, (option) => option.kind === kind || isDeclaration(option));

const among = (asked: Asked<Coach>, rng: Rng, isWanted: (option: Answer) => boolean): Reply<Coach> => {
  const wanted = asked.options.filter(isWanted);
  return proved(wanted.some((option) => !isDeclaration(option)) ? { ...asked, options: wanted } : asked, rng);
};

/** A search by random games that doesn't declare, unless it is proved: such games end in false words. */
const quiet =
  (search: Player<Coach>): Player<Coach> =>
  (asked, rng) => {
    if (!asked.options.some(isDeclaration)) return search(asked, rng);
    const [said] = proved(asked, rng);
    if (isDeclaration(said)) return [said];
    return search({ ...asked, options: asked.options.filter((option) => !isDeclaration(option)) }, rng);
  };

/** Frozen: what players of this game are measured by. */
export const pool: Pool<Coach> = {
  players: {
    random,
    silent,
    simple: playerOf(bot),
    proved,
    greedy: player({ boldness: 1, judgement: 'none', concert: 'none', overlooks: 0 }), // minds whom it has seen, and no more
    timid: without('attack'),
    aggressive: only('attack'),
    'monte-carlo': quiet(monteCarlo({ game, notation }, { games: 8, longest: 30, options: 8 })),
    ismcts: quiet(ismcts({ game, notation }, { games: 8, longest: 30, options: 8 })),
    'ismcts-100': quiet(ismcts({ game, notation }, { games: 250, longest: 30, options: 8 })), // about 100 ms of one core for an answer
  },
  cap: 300,
  turns: ({ turn }) => turn,
  sides: ({ active, societies }) =>
    active === null ? undefined : societies.map((society) => SOCIETIES.indexOf(society)),
};
