import { hear, type Viewer } from '@ridotto/kernel';
import { audiences } from './audiences.ts';
import { charactersOf } from './deal.ts';
import type { Event, State, View } from './model.ts';

/** What a viewer may know: their own cards, what lies open, and all they have seen and heard [C55]. */
export function view(state: State, viewer: Viewer): View {
  const { duel, offer } = state;
  const isDealt = state.active !== null && viewer !== 'public';
  return {
    viewer,
    seats: state.seats,
    setup: state.setup,
    characters: charactersOf(state.seats, state.setup),
    turn: state.turn,
    active: state.active,
    agenda: [...state.agenda],
    society: isDealt ? state.societies[viewer]! : null,
    profession: isDealt ? state.professions[viewer]!.is : null,
    items: isDealt ? [...state.items[viewer]!] : [],
    open: state.professions.map(({ is, open }) => (open ? is : null)),
    unused: state.unused.length,
    hands: state.items.map((hand) => hand.length),
    deck: state.deck.length + state.top.length,
    top: state.top.length,
    tokens: [...state.tokens],
    stack: state.stack,
    offer: offer && {
      by: offer.by,
      to: offer.to,
      item: viewer === offer.by || viewer === offer.to ? offer.item : null,
    },
    duel: duel && {
      attacker: duel.attacker,
      defender: duel.defender,
      support: [...duel.support],
      isAlone: duel.isAlone,
      out: duel.out,
      used: [...duel.used],
    },
    history: state.history.map((event): Event => hear(audiences, event, viewer, state.seats)),
    result: state.result,
  };
}
