import { countEn } from '@ridotto/kernel';
export const en = {
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
  hints: 'Players of this table may ask for hints; everybody sees who did.',
  slow: 'I need longer candles',
  times: (n: number) => (n === 1 ? 'No' : `${n} times`),
  burns: (seconds: number) =>
    `A window’s candle burns for ${countEn(seconds, ['second', 'seconds'])} at this table. Nobody learns who asked for more.`,
  needsInvite: 'A seat needs the link with its invitation. You can watch.',
};

export type WaitingWords = typeof en;
