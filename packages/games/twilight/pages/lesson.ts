import { twilight } from '../manifest.ts';
import type { Card, Twilight } from '../title.ts';
import { catalogue, type Entry } from '@ridotto/kernel';
import type { Lesson } from '@ridotto/kit/learn/lesson.ts';
import type { Where } from './position.ts';
import { WORDS } from './words.ts';

const makings = () => import('./position.ts');
type Makings = Awaited<ReturnType<typeof makings>>;

const draw = (...cards: Card[]): Entry => ({ roll: { kind: 'draw', cards } });
const at =
  (where: Where) =>
  ({ tableAt }: Makings) =>
    tableAt(where);
const theirs = (...says: string[]): Entry[] => says.map((say) => ({ seat: 1, say }));

/** The first match: what every kind of turn does, one after another, to a round that is won. */
export const lesson: Lesson<Twilight, Makings> = {
  manifest: twilight,
  makings,
  viewer: 0,
  names: catalogue({ en: () => WORDS.en.players, ru: () => WORDS.ru.players }),
  composes: true,
  steps: [
    {
      text: {
        en: 'Two mansions, one court between them. The green palace with the moon is yours, the red one with the sun is your opponent’s.\nLead the Doge to cell −7 or −8, your mansion, and the round is yours. The pieces belong to nobody: you both move the same ones.',
        ru: 'Два особняка, а между ними двор. Зелёный дворец с луной ваш, красный с солнцем — соперника.\nПриведите Дожа на клетку −7 или −8, в свой особняк, и раунд ваш. Фишки ничьи: оба двигают одних и тех же.',
      },
      table: at({ board: {}, hand: ['D', 'D', 'D', 'G1', 'G11', 'M2', 'M3', 'H3'] }),
    },
    {
      text: {
        en: 'A card moves its piece by its points, either way. Choose a Doge card, then the lit place on your side of him. Nothing is sent before you say so: you may always take back.\nThen send the turn.',
        ru: 'Карта двигает свою фишку на столько клеток, сколько на ней очков движения, в любую сторону. Выберите карту Дожа, а потом подсвеченное место с вашей стороны. Пока ход не отправлен, его можно вернуть.\nЗатем отправьте ход.',
      },
      want: [['D-', 'end']],
      replies: [draw('D'), ...theirs('M2+', 'end'), draw('G1')],
    },
    {
      text: {
        en: 'The Doge always stands between his two Guards. The west Guard is in his way now: choose a Doge card and look, it can’t bring him closer.\nMake room: play Guards 1+1 and send the west Guard two cells toward you.',
        ru: 'Дож всегда стоит между двумя Стражниками. Сейчас западный Стражник загораживает ему путь: выберите карту Дожа и посмотрите, ближе она его не приведёт.\nОсвободите место: сыграйте «Стражники 1+1» и отведите западного Стражника на две клетки к себе.',
      },
      want: [['G11 w--', 'end']],
      replies: [draw('H2'), ...theirs('D+', 'end'), draw('M2')],
    },
    {
      text: {
        en: 'Two Doge cards together are a Cortege: the Doge and both Guards go one cell the same way. Choose one Doge card, then a second one, and lead them toward you.\nA turn may have many cards, but all of one type.',
        ru: 'Две карты Дожа вместе — это Кортеж: Дож и оба Стражника идут на одну клетку в одну сторону. Выберите одну карту Дожа, потом вторую и поведите их к себе.\nВ ходу может быть много карт, но все одного типа.',
      },
      want: [['DD-', 'end']],
    },
    {
      text: {
        en: 'The Masquerade. The Harlequin stands between your end and the Doge, so your Harlequin cards may move somebody else.\nChoose Harlequin 3, then the lit place: it is the Doge who goes there, three cells closer to you.',
        ru: 'Маскарад. Арлекин стоит между вашим краем и Дожем, поэтому ваши карты Арлекина могут двигать вместо неё другую фишку.\nВыберите карту «Арлекин 3», потом подсвеченное место: туда пойдёт Дож, на три клетки ближе к вам.',
      },
      table: at({
        board: { doge: -1, w: -6, e: 1, merchant: 2, harlequin: -3 },
        hand: ['D', 'G1', 'G11', 'H3', 'H2', 'M2', 'M2', 'M3'],
      }),
      want: [['H3>D-', 'end']],
      otherwise: {
        en: 'Not quite: Harlequin 3 is to move the Doge, three cells toward you.',
        ru: 'Не совсем: карта «Арлекин 3» должна подвинуть Дожа на три клетки к вам.',
      },
    },
    {
      text: {
        en: 'The Guild’s Word, instead of cards: the Doge or a Guard is called to the Merchant’s cell. The Merchant waits on −6.\nPress Guild’s Word and call the Doge.',
        ru: 'Слово гильдии вместо карт: Дожа или Стражника зовут на клетку Купца. Купец ждёт на −6.\nНажмите «Слово гильдии» и позовите Дожа.',
      },
      table: at({
        board: { doge: -2, w: -8, e: 3, merchant: -6, harlequin: 4 },
        hand: ['G1', 'G11', 'G11', 'H2', 'H4', 'M1', 'M2', 'M3'],
      }),
      want: [['word D']],
    },
    {
      text: {
        en: 'The Favourite goes by herself on her own track, at the end of each turn: toward the mansion with more pieces in it. The Doge and both Guards on one half count one more. The numbers stand on the palaces.\nBring the Merchant to −7, look where she would go, and send the turn. If she comes to a mansion, that wins the round too.',
        ru: 'Фаворитка идёт сама по своей дорожке в конце каждого хода: к особняку, где больше фишек. Дож и оба Стражника на одной половине считаются ещё за одну. Числа стоят на дворцах.\nПриведите Купца на −7, посмотрите, куда она пойдёт, и отправьте ход. Если она придёт в особняк, это тоже выигрывает раунд.',
      },
      table: at({
        board: { doge: -4, w: -7, e: -1, merchant: -5, harlequin: 8, favourite: -2 },
        hand: ['G1', 'G11', 'H1', 'H2', 'H4', 'M1', 'M2', 'M3'],
      }),
      want: [['M2-', 'end']],
    },
    {
      text: {
        en: 'Now win it. The Doge is two cells from your mansion, and you hold two Doge cards. Play one after the other: as soon as he is there, the round is over.',
        ru: 'А теперь выигрывайте. Дож в двух клетках от вашего особняка, и у вас две карты Дожа. Сыграйте их одну за другой: как только он дойдёт, раунд окончен.',
      },
      table: at({
        board: { doge: -5, w: -8, e: -2, merchant: 3, harlequin: 2, favourite: 1 },
        hand: ['D', 'D', 'G1', 'H2', 'H4', 'M1', 'M2', 'M3'],
      }),
      want: [['D-', 'D-']],
    },
    {
      text: {
        en: 'If nothing in your hand helps, discard all of it and draw eight new cards. When the deck has run out twice, the round goes to the one on whose half the Doge stands.\nTwo rounds make a match, and a third decides if it has to.',
        ru: 'Если рука никуда не годится, сбросьте её всю и возьмите восемь новых карт. Когда колода кончится во второй раз, раунд выигрывает тот, на чьей половине стоит Дож.\nВ матче два раунда, а если нужно, решает третий.',
      },
    },
  ],
};
