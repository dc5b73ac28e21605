import { countRu } from '@ridotto/kernel';
import { allRu } from '@ridotto/kit/words/lists.ts';
import type { WindowWords } from './window-words.en.ts';

export const ru: WindowWords = {
  label: 'Окно',
  may: 'Кто-нибудь вмешается?',
  must: 'Все выбирают сторону.',
  late: 'Стороны ещё выбирают.',
  held: (names) => `Свечу ${names.length > 1 ? 'держат' : 'держит'} ${allRu(names)}.`,
  left: (n) => `Свеча горит ещё ${countRu(n, ['секунду', 'секунды', 'секунд'])}`,
  hold: 'Придержать (H)',
  release: 'Пусть горит (H)',
  passAll: 'Пропускать всё',
  askAgain: 'Снова спрашивать',
  change: 'Изменить ответ',
  somebody: 'Кто-то вмешивается',
  nobody: 'Никто',
  nobodySoon: 'Никто не вмешивается.',
  stop: 'Стой',
  who: 'Кто хочет вмешаться? Можно отметить нескольких: устройство пойдёт по порядку правил.',
  handOver: 'Передать',
  nobodyAfterAll: 'Всё-таки никто',
  hands: 'На счёт три все вместе показывают: два пальца — первое, кулак — второе. Отметьте, что показали.',
  right: 'Верно',
  byTaps: 'Лучше по очереди и тайно',
};
