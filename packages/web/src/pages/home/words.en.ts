import { countEn } from '@ridotto/kernel';

export const en = {
  guest: 'Guest',
  nameOf: (n: number) => `Player ${n}`,
  home: {
    promise:
      'Nobody gets to see more than their seat allows. Every roll follows from a promise made before the game, and afterwards anybody can check it.',
    motto: 'A Venetian gaming room where everyone keeps a secret.',
    games: 'The games',
    bots: 'Play now',
    botsHint: 'against bots, also offline',
    friends: 'With friends',
    friendsHint: 'by a link or a code',
    device: 'On one device',
    deviceHint: 'passing it around',
    options: 'Options',
    rules: 'Rules',
    lesson: 'First game',
    about: (game: string, what: string) => `${what}: ${game}`,
    by: (author: string) => `by ${author}`,
  },
  known: {
    title: 'Where you left off',
    yours: 'Your turn',
    theirs: 'Their turn',
    open: 'Waiting for players',
    over: 'Finished',
    local: 'on this device',
    with: (names: string) => `with ${names}`,
    alone: 'against bots',
    forget: (game: string) => `Forget this table: ${game}`,
  },
  tables: {
    title: 'At the tables',
    none: 'No public tables at the moment.',
    make: 'Open one',
    seats: (taken: number, seats: number) => `${taken} of ${countEn(seats, ['seat', 'seats'])} taken`,
    playing: 'Playing',
    open: 'Open',
    join: 'Sit down',
    watch: 'Watch',
    unreachable: 'The house can’t be reached. Against bots and on one device you can play all the same.',
    at: (game: string, what: string) => `${what}: ${game}`,
  },
};

export type HomeWords = typeof en;
