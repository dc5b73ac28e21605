import { countEn } from '@ridotto/kernel';

export const en = {
  flip: 'Turn the board around',
  sound: 'Sounds',
  motion: 'Motion',
  notebook: 'Notebook',
  notebookOff: 'The players of this table do without the notebook.',
  resign: 'Resign',
  resignTitle: 'Resign?',
  resignText: 'The game ends now, and you lose it.',
  draw: 'Offer a draw',
  drawOffered: 'You have offered a draw.',
  leave: 'Leave the table',
  leaveTitle: 'Leave the table?',
  leaveText: 'A bot sits in for you. You can come back and take your seat again.',
  spectators: (n: number) => countEn(n, ['spectator', 'spectators']),
  actions: 'What you can do',
  orders: 'Hold candles for me',
  never: 'Never',
  always: 'In every window',
  comfort: 'Comfort',
};

export type MenuWords = typeof en;
