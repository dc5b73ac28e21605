import { wordsOf } from '@ridotto/kit/words.svelte.ts';

const en = {
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

const ru: typeof en = {
  about: 'Партия продолжится с этого момента за столом на этом устройстве; остальные места займут боты.',
  seat: 'Вы играете за место',
  world: 'В каком мире',
  real: 'В том, что был',
  other: 'В другом',
  realMeans: 'У всех то же, что было. Новым будет только то, что решит случай.',
  otherMeans: (name) =>
    `Всё, что знали здесь (${name}), останется тем же; остальное разыграют заново, так что подсмотренное не поможет.`,
  start: 'Продолжить партию',
  guest: 'Гость',
};

export const playOnWords = wordsOf({ en, ru });
