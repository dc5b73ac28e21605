import { countEn } from '@ridotto/kernel';

const players = (min: number, max: number) =>
  min === max ? countEn(min, ['player', 'players']) : `${min}–${max} players`;

export const en = {
  name: 'Ridotto',
  motto: 'A house of hidden-information table games',
  skip: 'To the content',
  menu: { home: 'The house', rules: 'Rules', settings: 'Settings' },
  players,
  minutes: (least: number, most: number) => (least === most ? `${most} minutes` : `${least}–${most} minutes`),
  nowhere: { title: 'No such room', text: 'There is no page at this address.', home: 'Back to the house' },
  broken: { title: 'Something broke', text: 'This page could not be shown.', again: 'Try again' },
  loading: 'One moment',
  close: 'Close',
};

export type Words = typeof en;
