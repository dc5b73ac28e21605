import { countEn } from '@ridotto/kernel';

export const en = {
  wanted: 'The game is being looked through.',
  none: 'The house does not give the game just now.',
  decided: 'What decided it',
  quiet: 'No single moment decided this game.',
  moments: 'Key moments',
  moment: (at: number, end: number) => `Moment ${at} of ${end}`,
  tallies: 'The game in figures',
  length: (n: number) => countEn(n, ['moment', 'moments']), // as they are numbered above
  share: 'Share',
  link: 'Copy the link',
  linked: 'The link is copied.',
  text: 'Copy as text',
  copied: 'The text is copied. It does not say who won.',
  picture: 'Save the picture',
  here: 'This game is only on this device: send its picture, or its file from the replay.',
  said: (game: string, names: string, length: string, link: string) =>
    `Ridotto · ${game}\n${names}\n${length}${link && `\n${link}`}`,
  final: 'The final position, everything open',
};

export type AfterWords = typeof en;
