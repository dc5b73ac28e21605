import type { Words } from '@ridotto/kernel';
import type { Kuhn } from '../rules/model.ts';
import { wonIn } from '../rules/rules.ts';

export const en: Words<Kuhn> = {
  event(event, viewer, names) {
    if (event.type === 'acted') return `${names[event.seat]} ${event.action === 'bet' ? 'bets' : 'passes'}.`;
    if (event.type === 'shown') return `The cards: ${event.cards.join(' and ')}.`;
    const own = viewer === 'public' ? null : event.cards[viewer];
    return own ? `You are dealt ${own}.` : 'The cards are dealt.';
  },
  option: (action, { actions }) => (action === 'bet' ? 'Bet' : actions.at(-1) === 'bet' ? 'Fold' : 'Pass'),
  reason: () => 'One bets or passes.',
  ending(view, names) {
    const { seat, chips } = wonIn(view);
    return `${names[seat]} wins ${chips}.`;
  },
};
