export const en = {
  about: 'The game goes on from this moment at a table of this device; bots take the other seats.',
  seat: 'You play as',
  world: 'In which world',
  real: 'As it was',
  other: 'In another one',
  realMeans: 'Everybody holds what they held. Only what chance says from here on is new.',
  otherMeans: (name: string) =>
    `What ${name} knew is the same; what ${name} could not know is drawn anew, so that nothing helps you that you have seen here.`,
  start: 'Play on',
  guest: 'Guest',
};

export type PlayOnWords = typeof en;
