import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  title: 'Waiting for players',
  again: 'A rematch is offered: the game begins when everybody has accepted.',
  sit: 'Sit down',
  sitHere: (seat: number) => `Sit down on seat ${seat}`,
  leave: 'Stand up',
  fill: 'Fill with bots',
  bot: (seat: number) => `A bot on seat ${seat}`,
  sendAway: (seat: number) => `Send the bot away from seat ${seat}`,
  start: 'Begin the game',
  startHint: 'All seats are taken.',
  wait: 'Whoever made the table begins the game when all seats are taken.',
  seat: (n: number) => `Seat ${n}`,
  invite: 'Invite somebody',
  needsInvite: 'A seat needs the link with its invitation. You can watch.',
};

const ru: typeof en = {
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
  needsInvite: 'Чтобы сесть, нужна ссылка с приглашением. Смотреть можно и так.',
};

/** The words of a table where people are waited for. */
export const waitingWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
