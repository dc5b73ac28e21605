import { countRu } from '@ridotto/kernel';
import type { WaitingWords } from './waiting-words.en.ts';

export const ru: WaitingWords = {
  title: 'Ждём игроков',
  again: 'Предложено сыграть ещё раз: партия начнётся, когда все согласятся.',
  sit: 'Сесть',
  sitHere: (seat) => `Сесть на место ${seat}`,
  leave: 'Встать',
  fill: 'Посадить ботов',
  bot: (seat) => `Бот на место ${seat}`,
  sendAway: (seat) => `Убрать бота с места ${seat}`,
  start: 'Начать партию',
  startHint: 'Все места заняты.',
  wait: 'Когда все места заняты, партию начинает тот, кто накрыл стол.',
  seat: (n) => `Место ${n}`,
  invite: 'Кого пригласить',
  slow: 'Мне нужны свечи подольше',
  times: (n) => (n === 1 ? 'Нет' : `в ${countRu(n, ['раз', 'раза', 'раз'])}`),
  burns: (seconds) =>
    `Свеча окна горит за этим столом ${countRu(seconds, ['секунду', 'секунды', 'секунд'])}. Никто не узнает, кто попросил дольше.`,
  needsInvite: 'Чтобы сесть, нужна ссылка с приглашением. Смотреть можно и так.',
};
