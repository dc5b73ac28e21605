import { countEn } from '@ridotto/kernel';

export const en = {
  promise:
    'Before anybody sat down, the house fixed a secret key and published this seal of it. Every seat adds words of its own. All chance follows from the key and the words, so nobody can choose a roll.',
  commitment: 'Seal of the key',
  words: 'The seats’ words',
  own: 'Your words for chance',
  ownHint: 'Anything that nobody could guess. We have thought something up; change it if you like.',
  none: 'no words',
  key: 'The key',
  keyLater: 'The key is shown when the game is over. Then anybody can check every roll.',
  check: 'Check every roll here',
  checking: 'Checking',
  good: (rolls: number, answers: number) =>
    `All is right: the key fits the seal, ${countEn(rolls, ['roll', 'rolls'])} and ${countEn(answers, ['answer', 'answers'])} follow from it by the rules.`,
  bad: 'Something is wrong with this game:',
  otherSeal: 'the seal is not the one that this browser saw before the start',
  otherWords: 'your words are not the ones that you gave',
  unreachable: 'The log could not be fetched. Try again in a moment.',
};

export type SealWords = typeof en;
