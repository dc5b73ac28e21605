import type { Entry } from '@ridotto/kernel';
import type { Lesson, Task } from '@ridotto/kit/learn/lesson.ts';
import { intrigo } from '../manifest.ts';
import type { Influence, Intrigo } from '../title.ts';
import type { Where } from './position.ts';

const makings = () => import('./position.ts');
type Makings = Awaited<ReturnType<typeof makings>>;
type IntrigoTask = Task<Intrigo, Makings>;

const says = (...lines: string[]): Entry[] => lines.map((line) => ({ seat: Number(line[0]), say: line.slice(2) }));

const HANDS = ['C2 C4 D2 M3', 'D3 D4 G3 M2', 'C3 G2 G4 M4'] as const;
const TOKENS = { 0: 'workers', 2: 'clergy', 4: 'farmers', 6: 'military', 8: 'clergy', 10: 'merchants' } as const;

const at =
  (where: Partial<Where> = {}) =>
  ({ tableAt }: Makings) =>
    tableAt({ hands: HANDS, tokens: TOKENS, purse: 3, ...where });

/** A round whose last gap is still empty. */
const NEARLY: Where['gaps'] = {
  0: 'D3',
  1: 'C4',
  2: 'G2',
  3: 'thief',
  4: 'M4',
  5: 'D4',
  6: 'C2',
  7: 'G4',
  8: 'seller',
  9: 'D2',
  10: 'M2',
};

const DRAFT: IntrigoTask[] = [
  {
    chapter: { en: 'The night', ru: 'Ночь' },
    table: at({ draft: true, hands: ['C4 D2 G3 M2', 'C2 D4 G4 M3', 'C3 D3 G2 M4'] }),
    text: {
      en: 'Saint Barbara’s night. You lead the Contarini: blue stripes, the letter C.\nFour seals alike, or one of each of the five organisations, win the game. They lie in the doorways, in turn with ducats.',
      ru: 'Ночь святой Варвары. Вы ведёте семью Контарини: синие полосы, буква К.\nПобеждают четыре одинаковые печати или по одной от каждой из пяти организаций. Печати лежат в дверях, вперемежку с дукатами.',
    },
  },
  {
    chapter: { en: 'The draft', ru: 'Драфт' },
    text: {
      en: 'A round begins with a draft. Keep one of four cards; the rest goes to your left neighbour. A card wins for its family, whoever places it.\nKeep your own Contarini 4, then send it.',
      ru: 'Раунд начинается с драфта. Оставьте одну карту из четырёх, остальные уйдут соседу слева. Карта выигрывает для своей семьи, кто бы её ни положил.\nОставьте свою: Контарини 4. Потом сделайте ход.',
    },
    want: [['keep C4']],
    replies: says('1 keep D4', '2 keep M4'),
  },
  {
    text: {
      en: 'The next letter comes from the right. Keep what is yours, or what you’d rather not leave to Dandolo: either will do.',
      ru: 'Следующее письмо приходит справа. Оставьте своё или то, чего не хочется отдавать семье Дандоло: подойдёт и то и другое.',
    },
    want: [['keep C3'], ['keep D3']],
    replies: says('1 keep D2', '2 keep G4'),
  },
];

const PLACING: IntrigoTask[] = [
  {
    chapter: { en: 'Placing', ru: 'Раскладка' },
    table: at(),
    text: {
      en: 'When all have four cards, everyone in turn places one in an arch between two buildings. It vies for both.\nChoose Contarini 4, then the arch between the Mint and the Library. See how both lamps take your crest, and send the turn.',
      ru: 'Когда у всех по четыре карты, все по очереди кладут по одной в арку между двумя зданиями. Карта борется за оба.\nВыберите Контарини 4, потом арку между монетным двором и библиотекой. Обе лампы покажут ваш герб. Сделайте ход.',
    },
    want: [['C4@1']],
    replies: says('1 D3@2', '2 G4@8'),
  },
  {
    text: {
      en: 'Dandolo 3 stands on the other side of the Library now. Yours is higher, so the lamp stays yours; equal cards would leave the token where it is.\nPlace Dandolo 2, which you hold, between the Bank and the Theatre: there it does Dandolo little good.',
      ru: 'С другой стороны библиотеки теперь Дандоло 3. Ваша карта старше, и лампа осталась за вами; при равенстве жетон никому не достаётся.\nПоложите Дандоло 2, которая у вас на руке, между банком и театром: там от неё семье Дандоло мало пользы.',
    },
    want: [['D2@3']],
  },
];

interface Power {
  readonly who: Influence;
  readonly gaps: Where['gaps'];
  readonly turn: readonly [string, string];
  readonly en: string;
  readonly ru: string;
}

const POWERS: readonly Power[] = [
  {
    who: 'thief',
    gaps: { 0: 'D4' },
    turn: ['thief@11', 'steal 0'],
    en: 'Instead of a card you may hire somebody. The Thief turns a token beside him face down: nobody wins it this round.\nHire him into the arch before the Door, and choose the Door.',
    ru: 'Вместо карты можно нанять человека. Вор переворачивает жетон рядом с собой: в этом раунде его никто не выиграет.\nНаймите его в арку перед дверью и выберите дверь.',
  },
  {
    who: 'assassin',
    gaps: { 1: 'C2', 2: 'D4' },
    turn: ['assassin@3', 'kill 2'],
    en: 'The Assassin turns the card across a building face down. Hire him between the Bank and the Theatre, then choose Dandolo 4.',
    ru: 'Убийца переворачивает карту за соседним зданием. Наймите его между банком и театром, потом выберите Дандоло 4.',
  },
  {
    who: 'seller',
    gaps: { 4: 'C4' },
    turn: ['seller@5', 'swap 5 8'],
    en: 'Your card would win a ducat at the Customs. The Seller swaps its token with any other: hire him between the Customs and the Stables, then choose the Customs and the Archive with its seal of the Clergy.',
    ru: 'Ваша карта выиграла бы дукат у таможни. Продавец меняет её жетон с любым другим: наймите его между таможней и конюшней, потом выберите таможню и архив, где печать духовенства.',
  },
  {
    who: 'guard',
    gaps: { 5: 'C4', 6: 'G4' },
    turn: ['guard@7', 'move 6 9'],
    en: 'The Palace Guard leads a card away. Hire him between the Salt Store and the Archive; Gradenigo 4 goes to the arch between the Treasury and the Kitchen.',
    ru: 'Дворцовый стражник уводит карту. Наймите его между соляным складом и архивом; Градениго 4 уйдёт в арку между казной и кухней.',
  },
  {
    who: 'gondolier',
    gaps: { 1: 'D4', 8: 'C2' },
    turn: ['gondolier@2', 'ferry 1 8'],
    en: 'The Gondolier swaps two cards, one of them across a building beside him. Hire him between the Library and the Bank, then choose Dandolo 4 and your Contarini 2.',
    ru: 'Гондольер меняет две карты местами, одна из них за соседним зданием. Наймите его между библиотекой и банком, потом выберите Дандоло 4 и свою Контарини 2.',
  },
  {
    who: 'courtesan',
    gaps: { 6: 'C2' },
    turn: ['courtesan@4', 'call G2 5'],
    en: 'The Courtesan names a card that isn’t in the palace: whoever holds it must place it. Hire her between the Theatre and the Customs, call the weak Gradenigo 2 to the arch between the Customs and the Stables.',
    ru: 'Куртизанка называет карту, которой нет во дворце: у кого она, тот её и кладёт. Наймите её между театром и таможней и вызовите слабую Градениго 2 в арку между таможней и конюшней.',
  },
];

const HIRING: IntrigoTask[] = POWERS.map(({ gaps, turn, en, ru }, step) => ({
  ...(step === 0 && { chapter: { en: 'People of influence', ru: 'Карты влияния' } }),
  table: at({ gaps: gaps! }),
  text: { en, ru },
  want: [turn],
}));

const ENDING: IntrigoTask[] = [
  {
    chapter: { en: 'Rewards and victory', ru: 'Награды и победа' },
    table: at({ hands: ['C3', '', ''], gaps: NEARLY }),
    text: {
      en: 'One arch is still empty. When it is filled, a herald walks round from the Door: each token goes to the higher card, or stays.\nPlace Contarini 3 and watch. A touch skips the walk.',
      ru: 'Пуста только одна арка. Когда она займётся, глашатай обойдёт дворец от двери: каждый жетон достанется старшей карте или останется.\nПоложите Контарини 3 и смотрите. Касание пропускает обход.',
    },
    want: [['C3@11']],
    isWatched: true,
  },
  {
    table: at({
      hands: ['C4 D2', '', ''],
      gaps: { ...NEARLY, 1: 'M3' },
      seals: { workers: 3, farmers: 1, military: 1 },
    }),
    text: {
      en: 'Now without help. You have three seals of the Workers: find the place for one card that wins you the game.',
      ru: 'А теперь без подсказок. У вас три печати рабочих: найдите, куда положить карту, чтобы победить.',
    },
    want: [['C4@11']],
    isWatched: true,
    isAlone: true,
    otherwise: {
      en: 'That wouldn’t win yet. Where do the Workers have a seal, and which card beats Dandolo 3?',
      ru: 'Так ещё не победить. Где лежит печать рабочих и какая карта старше Дандоло 3?',
    },
  },
];

/** The first game: a draft, a placement, each power once, the rewards, and a victory. */
export const lesson: Lesson<Intrigo, Makings> = {
  manifest: intrigo,
  makings,
  viewer: 0,
  names: { en: ['You', 'Lucia', 'Marco'], ru: ['Вы', 'Лючия', 'Марко'] },
  composes: true,
  isFitted: true,
  settings: { notebook: true },
  steps: [...DRAFT, ...PLACING, ...HIRING, ...ENDING],
};
