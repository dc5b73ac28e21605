export const en = {
  rematch: 'Play again',
  offer: 'Offer a rematch',
  offered: (name: string) => `${name}: a rematch?`,
  accept: 'Accept the rematch',
  next: 'To the next game',
  replay: 'Watch it again',
  check: 'Check the chance',
  late: (name: string) => `${name} ran out of time.`,
  won: 'Victory',
  lost: 'Defeat',
  drawn: 'A draw',
  over: 'The game is over',
};

export type EndingWords = typeof en;
