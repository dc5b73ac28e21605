import { countEn } from '@ridotto/kernel';
import { en as shared } from '@ridotto/kit/words/en.ts';
import type { Refused } from './refused.ts';

export const en = {
  ...shared,
  description: 'A house of hidden-information table games: against bots, with friends, on one device.',
  skip: 'To the content',
  back: 'Back',
  loading: 'One moment',
  news: 'News of the house',
  menu: { label: 'The house', home: 'Ridotto, the house', games: 'Games', rules: 'Rules', settings: 'Settings' },
  players: (min: number, max: number) =>
    min === max ? countEn(max, ['player', 'players']) : `${min}–${countEn(max, ['player', 'players'])}`,
  minutes: (least: number, most: number) =>
    least === most ? countEn(most, ['minute', 'minutes']) : `${least}–${countEn(most, ['minute', 'minutes'])}`,

  language: 'Language',
  languages: { en: 'English', ru: 'Русский' },
  speed: 'Speed of play',
  speedHint: 'How long a bot’s turn takes, and how long you may read what happened.',
  speeds: { calm: 'Leisurely', brisk: 'Usual', instant: 'Quick' },

  learn: { none: 'There is no first game to learn by yet. The rules tell all.' },

  version: { text: 'A new version is ready.', now: 'Take it', later: 'Later' },
  offline: 'No network. Against bots and on one device everything works.',
  rules: 'Rules',
  nowhere: { title: 'No such room', text: 'There is no page at this address.' },

  refused: {
    'no-such-table': 'There is no such table.',
    'no-such-game': 'There is no such game in the house.',
    'wrong-options': 'These options don’t go together.',
    'wrong-invite': 'A seat at this table needs the link with its invitation.',
    'not-signed-in': 'Come in first: the house needs a name.',
    'wrong-origin': 'The house only listens to its own pages.',
    'seat-taken': 'This seat is taken.',
    'already-seated': 'You already sit at this table.',
    'seats-free': 'Some seats are still free.',
    'name-taken': 'Somebody at this table has this name, or one that looks like it. Choose another in the settings.',
    started: 'The game has begun.',
    lapsed: 'This table was open for a day and nobody came, or whoever made it is gone.',
    'not-owner': 'Only the one who made the table may do this.',
    'too-fast': 'That was too much at once. Try again in a moment.',
    'too-many': 'There are too many of these. Close one first.',
    'too-often': 'You have come and gone here too often.',
    'no-such-bot': 'You have no such bot.',
    'no-such-phrase': 'Nobody says that in this game.',
    'too-slow': 'The line was too slow to follow. It is being opened anew.',
    stopping: 'The house can’t be reached just now.',
    unreachable:
      'The house can’t reach its books at the moment. Nothing that it has confirmed is lost: try again in a moment.',
    'no-room': 'The house has no room left to write this down. Nothing is lost: try again later.',
    damaged: 'The house can’t read what it wrote down of this table. Those who run it have been told.',
  } satisfies Refused as Refused,
  refusedElse: 'That did not work.',
  notCopied: 'Nothing is copied: the browser does not allow it.',
};

export type FrameWords = typeof en;
