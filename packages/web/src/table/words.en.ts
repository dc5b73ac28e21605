import { countEn } from '@ridotto/kernel';
import { allEn } from '@ridotto/kit/words/lists.ts';
import type { Refused } from '../words/refused.ts';

export const en = {
  guest: 'guest',
  bot: (n: number, of: number) => (of > 1 ? `Bot ${n}` : 'Bot'),
  you: 'you',
  away: 'away, a bot sits in',
  absent: 'not here',
  seats: 'Seats',
  freeSeat: 'A free seat',
  keptSeat: 'Kept for a player of the last game',
  of: (game: string) => `A table of ${game}`,
  toBoard: 'To the board',
  home: 'Home',
  begins: 'The table is being set.',

  connection: {
    connecting: 'Connecting',
    live: 'Live',
    offline: 'Offline',
    resynchronised: 'Back in step',
  },
  connectionHint: {
    connecting: 'The line to the house is being made.',
    live: 'What you see is how things stand.',
    offline: 'The house can’t be reached. We keep trying; nothing is lost.',
    resynchronised: 'The line was gone for a moment. You see everything that happened.',
  },

  turn: {
    mine: 'Your turn',
    others: (names: readonly string[]) => `Waiting for ${allEn(names)}`,
    sealed: 'Your answer is sealed until all are opened',
    sending: 'On its way',
    unsent: 'It will be sent when the line is back',
    over: 'The game is over',
    watching: 'You are watching',
    away: 'A bot sits in for you.',
    back: 'Take my seat back',
    skip: 'Skip to now',
    hint: 'Hint',
    hinting: 'The bot thinks it over.',
    options: (n: number) => countEn(n, ['option', 'options']),
  },

  tabs: { label: 'Beside the board', after: 'Summary', log: 'Log', notes: 'Notes', chat: 'Chat', table: 'Table' },
  log: {
    none: 'Nothing has happened yet.',
    hinted: (taken: readonly (readonly [name: string, count: number])[]) =>
      `Hints taken: ${taken.map(([name, count]) => `${name} ${count}`).join(', ')}.`,
    label: 'What has happened',
    again: 'Show it again',
    look: (text: string) => `Show the board then: ${text}`,
  },
  chat: {
    none: 'Nobody has said anything yet.',
    players: 'Players talk among themselves until the game is over.',
    spectators: 'Spectators talk among themselves until the game is over.',
    field: 'Say something',
    send: 'Send',
    mute: (name: string) => `Hear no more from ${name}`,
    unmute: (name: string) => `Hear ${name} again`,
    muted: (name: string) => `Nothing more of ${name} reaches you.`,
    report: (name: string) => `Report this line of ${name}`,
    reportText: 'It goes to those who run the house.',
    reason: 'What is wrong with it',
    reported: 'Reported. Thank you.',
    more: (name: string) => `What to do about ${name}`,
    unread: (n: number) => countEn(n, ['new line', 'new lines']),
    wasTrue: 'that was true',
    wasFalse: 'that was not true',
  },

  menu: {
    rules: 'Rules',
    drawAsked: (name: string) => `${name} offers a draw.`,
    accept: 'Accept the draw',
  },
  clock: {
    of: (name: string, time: string) => `${name}’s clock: ${time}`,
    standing: (name: string, time: string) => `${name}’s clock stands at ${time}`,
    days: (n: number) => countEn(n, ['day', 'days']),
    hours: (n: number) => countEn(n, ['hour', 'hours']),
  },

  seal: 'Fair chance',
  curtain: {
    title: (name: string) => `${name}, it is your turn`,
    text: 'Take the device. Nobody else should look now.',
    confirm: (name: string) => `I am ${name}`,
    pass: (name: string) => `Pass to ${name}`,
    passes: (name: string) => `Your turn is done. ${name} is next.`,
    backToAll: 'Show it to all again',
  },

  gone: {
    title: 'No table here',
    lapsed: 'No game came of it',
    anew: 'Open another',
    old: 'This page is older than its table',
    edition: 'The table is played by newer rules than this page knows. Load the page anew.',
    again: 'Load anew',
  },

  refused: {
    over: 'The game is over.',
    'not-asked': 'It is not your turn.',
    'no-hints': 'There are no hints here.',
    'already-answered': 'You have answered already.',
    'not-an-option': 'That can’t be chosen now.',
    'not-here': 'A bot sits in for you. Take your seat back first.',
    'too-late': 'That came too late: the time for it is over.',
    'not-seated': 'You don’t sit at this table.',
    'not-started': 'The game has not begun yet.',
    'not-over': 'The game is not over yet.',
    'no-such-line': 'There is no such line.',
    'no-such-seat': 'There is no such seat.',
    'waits-for-chance': 'Chance has to answer first.',
    broken: 'Something broke in the house. Try again.',
  } satisfies Refused as Refused,
};

export type TableWords = typeof en;
