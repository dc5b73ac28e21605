import type { Words } from '@ridotto/kernel';
import type { Kuhn } from '../rules/model.ts';
import { wonIn } from '../rules/rules.ts';

export const ru: Words<Kuhn> = {
  event(event, viewer, names) {
    if (event.type === 'acted') return `${names[event.seat]}: ${event.action === 'bet' ? 'ставка' : 'пас'}.`;
    if (event.type === 'shown') return `Карты: ${event.cards.join(' и ')}.`;
    const own = viewer === 'public' ? null : event.cards[viewer];
    return own ? `Ваша карта: ${own}.` : 'Карты сданы.';
  },
  option: (action) => (action === 'bet' ? 'Поставить' : 'Пас'),
  reason: () => 'Можно поставить или спасовать.',
  ending(view, names) {
    const { seat, chips } = wonIn(view);
    return `${names[seat]}: выигрыш ${chips}.`;
  },
};
