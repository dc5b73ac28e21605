import { countEn, countRu } from '@ridotto/kernel';
import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
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

const ru: typeof en = {
  promise:
    'До того как кто-либо сел за стол, дом выбрал тайный ключ и показал его печать. Каждое место добавляет свои слова. Всё случайное следует из ключа и слов, и никто не может выбрать, что выпадет.',
  commitment: 'Печать ключа',
  words: 'Слова мест',
  own: 'Ваши слова для жребия',
  ownHint: 'Что угодно, о чём никто не догадается. Мы уже что-то придумали, можно изменить.',
  none: 'слов нет',
  key: 'Ключ',
  keyLater: 'Ключ откроется после партии. Тогда каждый сможет проверить любой бросок.',
  check: 'Проверить всё прямо здесь',
  checking: 'Проверяем',
  good: (rolls, answers) =>
    `Всё верно: ключ подходит к печати. По правилам проверено: ${countRu(rolls, ['бросок', 'броска', 'бросков'])} и ${countRu(answers, ['ответ', 'ответа', 'ответов'])}.`,
  bad: 'С этой партией что-то не так:',
  otherSeal: 'печать не та, которую этот браузер видел до начала',
  otherWords: 'ваши слова не те, что вы дали',
  unreachable: 'Не удалось получить запись партии. Попробуйте чуть позже.',
};

/** The words about fair chance: they come when somebody asks. */
export const sealWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
