import type { Bot, Rng, Seat } from '@ridotto/kernel';
import { claim, type Claim } from '../rules/claim.ts';
import { isRight } from '../rules/declare.ts';
import { guess } from '../rules/knowledge/guess.ts';
import { seenSocieties } from '../rules/knowledge/societies.ts';
import { BAG_OF, TREASURE, rivalOf } from '../rules/model.ts';
import type { Answer, Coach, Duel, Item, Side, Matter, MatterOf, View } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';

const WORLDS = 8; // that a bot imagines when it thinks about declaring
const BOLDNESS = [
  { from: 0, needs: 7 }, // of those worlds in which the declaration is right
  { from: 30, needs: 6 },
  { from: 50, needs: 4 },
  { from: 70, needs: 1 },
] as const;
const RESTLESS = 60; // turns until it offers even what it wants to keep

/** Plays by a few plain habits, from its own view alone. */
export const bot: Bot<Coach> = (view, options, rng) => {
  if (options.length === 1) return options[0]!;
  return habit(view, options, rng) ?? options[rng(options.length)]!;
};

type Habit = (view: View, options: readonly Answer[], rng: Rng) => Answer | undefined;

/** What it does at each question; at any other it gives away what it needs least. */
const HABITS: Readonly<Partial<Record<Matter['step'], Habit>>> = {
  act: (view, options, rng) => declaration(view, options, rng) ?? action(view, options, rng),
  answer,
  support(view, options, rng) {
    const side = favourite(view, rng);
    return options.find((option) => option.kind === 'support' && option.side === side);
  },
  priority: addition,
  hypnotist: (view, options) =>
    options.find((option) => option.kind === 'hypnotise' && view.duel!.support[option.seat] === 'defender'),
  doctor,
  priest: defend,
  duellist: defend,
  spoils,
  take: (view, options) => byWorth(view, options, (a, b) => b - a),
  effect: useIt,
  contraband: useIt,
};

const giveLeast: Habit = (view, options) => byWorth(view, options, (a, b) => a - b);

function habit(view: View, options: readonly Answer[], rng: Rng): Answer | undefined {
  return (HABITS[view.agenda.at(-1)!.step] ?? giveLeast)(view, options, rng);
}

function useIt(_view: View, options: readonly Answer[]): Answer | undefined {
  return options.find(({ kind }) => kind === 'use');
}

function defend(view: View, options: readonly Answer[]): Answer | undefined {
  return options.find(({ kind }) => kind === (view.duel!.defender === view.viewer ? 'use' : 'pass'));
}

function spoils(view: View, options: readonly Answer[]): Answer | undefined {
  const { loser } = view.agenda.at(-1) as MatterOf<'spoils'>;
  return options.find(({ kind }) => kind === (seenSocieties(view)[loser] === null ? 'look' : 'search'));
}

const itemOf = (choice: Answer): Item | undefined => ('item' in choice ? choice.item : undefined);

/** What an item is worth to the one who looks. */
function worthOf({ society }: View, item: Item): number {
  if (item === TREASURE[society!]) return 5;
  if (item === BAG_OF[society!]) return 4;
  if (item === TREASURE[rivalOf(society!)]) return 3;
  if (item === 'pearl') return 0;
  return item === 'seal' ? 2 : 1;
}

function byWorth(view: View, options: readonly Answer[], order: (a: number, b: number) => number): Answer | undefined {
  const withItem = options.filter((option) => itemOf(option) !== undefined);
  return withItem.sort((a, b) => order(worthOf(view, itemOf(a)!), worthOf(view, itemOf(b)!)))[0];
}

/** A declaration that is certain, or right in most of the worlds that the bot can imagine: the longer it rides, the bolder. */
function declaration(view: View, options: readonly Answer[], rng: Rng): Answer | undefined {
  const hopes = claim(view).filter(({ verdict }) => verdict !== 'impossible');
  const hope = hopes.find(({ verdict }) => verdict === 'certain') ?? likeliest(view, hopes, rng);
  const { write } = notation.answer;
  return hope && options.find((option) => write(option) === write(hope.answer));
}

function likeliest(view: View, hopes: readonly Claim[], rng: Rng): Claim | undefined {
  if (hopes.length === 0 || rng(3) > 0) return undefined;
  const worlds = Array.from({ length: WORLDS }, () => guess(view, rng));
  const rightIn = ({ answer }: Claim) =>
    answer.kind === 'seal' ? 0 : worlds.filter((world) => isRight(world, view.viewer as Seat, answer)).length;
  const scores = hopes.map(rightIn);
  const best = Math.max(...scores);
  return best >= BOLDNESS.findLast(({ from }) => view.turn >= from)!.needs ? hopes[scores.indexOf(best)] : undefined;
}

const ACTIONS: readonly (readonly Answer['kind'][])[] = [
  ['spy'],
  ['attack'],
  ['attack'],
  ['offer'],
  ['offer', 'demand', 'use'],
];

function action(view: View, options: readonly Answer[], rng: Rng): Answer | undefined {
  const kinds = ACTIONS[rng(ACTIONS.length)]!;
  const dearest = view.turn < RESTLESS ? 3 : 5;
  const isUseful = (option: Answer) => option.kind !== 'offer' || worthOf(view, option.item) <= dearest;
  const useful = options.filter((option) => kinds.includes(option.kind) && isUseful(option));
  const from = useful.length > 0 ? useful : options.filter(({ kind }) => kind === 'spy');
  return from[rng(from.length)];
}

function answer(view: View, options: readonly Answer[], rng: Rng): Answer | undefined {
  const offered = view.offer!.item!;
  const cheapest = byWorth(view, options, (a, b) => a - b);
  const refusal = options.find(({ kind }) => kind === 'refuse');
  if (!cheapest || !refusal) return cheapest;
  const gain = worthOf(view, offered) - worthOf(view, itemOf(cheapest)!);
  return gain > 0 || (gain === 0 && rng(2) > 0) ? cheapest : refusal;
}

/** The side of an ally, or against a rival, as far as is known. */
function favourite(view: View, rng: Rng): Side {
  const societies = seenSocieties(view);
  const liking = (seat: Seat) => (societies[seat] === null ? 0 : societies[seat] === view.society ? 1 : -1);
  const { attacker, defender } = view.duel!;
  const balance = liking(attacker) - liking(defender);
  if (balance === 0) return rng(2) > 0 ? 'attacker' : 'defender';
  return balance > 0 ? 'attacker' : 'defender';
}

const isPrincipal = ({ attacker, defender }: Readonly<Duel>, view: View) =>
  view.viewer === attacker || view.viewer === defender;

/** Fights with all it has for itself, and with little for others. */
function addition(view: View, options: readonly Answer[]): Answer | undefined {
  const used = options.filter(({ kind }) => kind === 'use' || (kind === 'tokens' && isPrincipal(view.duel!, view)));
  return used.at(-1) ?? options.find(({ kind }) => kind === 'pass');
}

function doctor(view: View, options: readonly Answer[]): Answer | undefined {
  const { winner } = view.agenda.at(-1) as MatterOf<'doctor'>;
  const { attacker, defender } = view.duel!;
  const loser = winner === null ? null : winner === 'attacker' ? defender : attacker;
  return options.find(({ kind }) => kind === (loser === view.viewer ? 'use' : 'pass'));
}
