import type { Notation } from '@ridotto/kernel';
import type { Choice, Duel, State } from './model.ts';
import { readRoll } from './rules.ts';

export function write(choice: Choice): string {
  switch (choice.kind) {
    case 'deal':
      return `deal first ${choice.first}`;
    case 'turned':
      return `turned ${choice.item}`;
    case 'spy':
      return `spy ${choice.at}`;
    case 'attack':
      return `attack ${choice.at}`;
    case 'offer':
      return `offer ${choice.item} ${choice.to}`;
    case 'support':
      return `support ${choice.side}`;
    case 'declare':
      return choice.named.length === 0 ? 'declare alone' : `declare ${choice.named.join(' ')}`;
    case 'divine':
      return `divine ${choice.named.join(' ')}`;
    case 'seal':
      return 'declare seal';
    case 'demand':
      return `demand ${choice.item} ${choice.of}`;
    case 'top':
      return `top ${choice.items.join(' ')}`;
    case 'use':
      return `use ${choice.what}`;
    case 'tokens':
      return choice.count === 1 ? 'use 1 token' : `use ${choice.count} tokens`;
    case 'hypnotise':
      return `use hypnotist ${choice.seat}`;
    case 'name':
      return `use alchemist ${choice.side}`;
    case 'become':
      return `become ${choice.profession}`;
    case 'direct':
      return `sextant ${choice.to}`;
    case 'give':
      return `give ${choice.item} ${choice.to}`;
    case 'look':
      return 'look society';
    case 'accept':
    case 'exchange':
    case 'hand':
    case 'pay':
    case 'take':
    case 'return':
      return `${choice.kind} ${choice.item}`;
    case 'refuse':
    case 'pass':
    case 'search':
      return choice.kind;
  }
}

export const notation: Notation<State, Choice> = {
  write,
  readRoll,
  position: (state) => ({
    phase: state.result ? 'over' : state.agenda.at(-1)!.step,
    active: state.active,
    societies: [...state.societies],
    removed: state.removed,
    professions: state.professions.map(({ is, open }) => ({ is, open })),
    unused: [...state.unused],
    items: state.items.map((hand) => [...hand]),
    deck: [...state.top, ...state.deck],
    known: state.top.length,
    tokens: [...state.tokens],
    stack: state.stack,
    duel: state.duel && duelOf(state.duel),
    offer: state.offer && { ...state.offer },
  }),
};

const duelOf = ({ attacker, defender, support, used, out, isAlone }: Duel) => ({
  attacker,
  defender,
  support: Object.fromEntries(support.flatMap((side, seat) => (side === null ? [] : [[seat, side]]))),
  used: used.map(({ by, use, count }) => (use === 'tokens' ? `${by} ${count} tokens` : `${by} ${use}`)),
  ...(out !== null && { out }),
  ...(isAlone && { alone: true }),
});
