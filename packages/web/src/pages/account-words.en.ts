export const en = {
  title: 'In the house',
  text: (name: string) => `The house on the network knows this browser as ${name}, by a cookie alone.`,
  take: 'Take everything along',
  leave: 'Sign out',
  leaveTitle: 'Sign out?',
  leaveText:
    'The cookie counts no more, wherever it is. Nothing else knows you, so you can’t come back to your seats: take everything along first, or have it deleted.',
  leaveYes: 'Sign out for good',
  left: 'You are signed out.',
  delete: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteText:
    'Your name goes from all games and all talk, your bots are closed, open seats are free, and bots play on in your games. Nothing brings it back.',
  deleteYes: 'Delete for good',
  deleted: 'Everything is deleted.',
  no: 'Not now',
};

export type AccountWords = typeof en;
