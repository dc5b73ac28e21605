import { volto } from '../manifest.ts';
import type { Volto } from '../title.ts';
import { open, type Entry } from '@ridotto/kernel';
import { after, type Lesson, type Task } from '@ridotto/kit/learn/lesson.ts';

const makings = () => import('../title.ts');
type Makings = Awaited<ReturnType<typeof makings>>;

const FIRST: Entry = { roll: { kind: 'first', seat: 0 } };
const THEIR_PLACES: Entry = { seat: 1, say: 'NALCN AANLS' };
const OUR_PLACES: Entry = { seat: 0, say: 'LACAL NNSNA' };

const having =
  (...log: Entry[]) =>
  ({ title }: Makings) =>
    after(title, open(title, 2, {}), log);
const at =
  (drawing: string) =>
  ({ title, drawn }: Makings) => ({ ...open(title, 2, {}), state: drawn(drawing, 0) });

const PIAZZA = `
  na.la
  .n...
  .....
  .an..
  ..AL.
  N....
  LAC.N`;

const PALACE = `
  na..a
  ...C.
  .n..l
  .....
  ..A..
  N....
  LA.N.`;

const steps: readonly Task<Volto, Makings>[] = [
  {
    table: having(FIRST),
    text: {
      en: 'This is your family: three Nobles, three Advisors, two Ladies, a Soldier and a Candidate. Only you see their faces.\nExchange masks as you like, or leave them as they stand. Then confirm the places.',
      ru: 'Это ваша семья: три Дворянина, три Советника, две Дамы, Солдат и Кандидат. Их лица видите только вы.\nПоменяйте маски местами, как вам нравится, или оставьте как есть. Потом подтвердите расстановку.',
    },
    want: 'any',
    replies: [THEIR_PLACES],
  },
  {
    table: having(FIRST, OUR_PLACES, THEIR_PLACES),
    text: {
      en: 'The Sun has taken its places too, and you can’t tell who is who. For the lesson, your masks now stand a little differently.\nOn a turn you move one mask. A Noble (N) goes one cell straight. Move the Noble from b2 to b3: tap it and then the cell, or drag it.',
      ru: 'Семья Солнца тоже заняла места, и вы не знаете, кто есть кто. Ради урока ваши маски теперь стоят чуть иначе.\nЗа ход вы передвигаете одну маску. Дворянин (Дв) ходит на одну клетку прямо. Пойдите Дворянином с b2 на b3: коснитесь маски, потом клетки, или перетащите её.',
    },
    want: [['b2-b3']],
    replies: [{ seat: 1, say: 'b6-c5' }],
  },
  {
    text: {
      en: 'One of their masks has gone diagonally. A Noble or a Soldier can’t do that. So it is an Advisor, a Lady or the Candidate, and the letters on it say so: A, L, C.\nThe notebook keeps such things in mind for you, with the reasons.',
      ru: 'Одна из их масок пошла по диагонали. Дворянин и Солдат так не ходят. Значит, это Советник, Дама или Кандидат, и буквы на ней это говорят: Св, Да, К.\nТакие вещи помнит за вас блокнот и объясняет, откуда они известны.',
    },
  },
  {
    text: {
      en: 'Your Soldier (S) goes straight ahead as far as the way is free. To enter a cell with one of their masks is to capture it.\nCapture the mask on c5.',
      ru: 'Солдат (Сл) идёт прямо вперёд, пока путь свободен. Войти на клетку с чужой маской значит взять её.\nВозьмите маску на c5.',
    },
    want: [['c2-c5']],
    replies: [{ seat: 1, say: 'c6-c5' }],
  },
  {
    text: {
      en: 'It was an Advisor: a captured mask is shown to both. Then another of their masks captured your Soldier, and its face stays hidden.\nBut whoever captures is not a Lady, for Ladies never do. One cell straight ahead and a capture: a Noble, the Soldier or the Candidate.',
      ru: 'Это был Советник: взятую маску видят оба. Потом другая их маска взяла вашего Солдата, и её лицо осталось скрыто.\nНо кто берёт, тот не Дама: Дамы никого не берут. Шаг прямо вперёд и взятие: значит, Дворянин, Солдат или Кандидат.',
    },
  },
  {
    table: at(PIAZZA),
    text: {
      en: 'Some turns later. An Advisor (A) goes one cell diagonally.\nYours stands on c3. Capture the mask on b4.',
      ru: 'Прошло несколько ходов. Советник (Св) ходит на одну клетку по диагонали.\nВаш стоит на c3. Возьмите маску на b4.',
    },
    want: [['c3-b4']],
    replies: [{ seat: 1, say: 'a7-a6' }],
  },
  {
    text: {
      en: 'A Lady (L) goes one cell in any direction, but only to an empty one. She has a power of her own: whoever captures a Lady leaves the board with her, and a player whose Ladies have both been captured wins.\nSo let her be captured: step to d4, beside the mask on c4.',
      ru: 'Дама (Да) ходит на одну клетку в любую сторону, но только на пустую. У неё своя сила: кто взял Даму, уходит с поля вместе с ней, а игрок, у которого взяли обеих Дам, побеждает.\nТак пусть её возьмут: шагните на d4, рядом с маской на c4.',
    },
    want: [['d3-d4']],
    replies: [{ seat: 1, say: 'c4-d4' }],
  },
  {
    text: {
      en: 'Both are gone, your Lady and their Noble. One Lady more, and you would have won.\nThat is why one thinks twice before capturing a mask one doesn’t know.',
      ru: 'Ушли обе маски: ваша Дама и их Дворянин. Ещё одна Дама, и вы бы победили.\nПоэтому незнакомую маску не берут, не подумав.',
    },
  },
  {
    table: at(PALACE),
    text: {
      en: 'Last of all, the Candidate (C): one cell in any direction. Whoever loses it loses the game. But if it enters the other family’s palace, it wins.\nThe palace is open. Go in.',
      ru: 'И наконец, Кандидат (К): на одну клетку в любую сторону. Кто его теряет, тот проигрывает. Но если Кандидат вошёл во дворец другой семьи, это победа.\nДворец открыт. Входите.',
    },
    want: [['d6-c7'], ['d6-d7']],
    otherwise: {
      en: 'The rules allow that. But look: the Candidate stands before an open palace.',
      ru: 'По правилам так можно. Но посмотрите: Кандидат стоит перед открытым дворцом.',
    },
  },
  {
    text: {
      en: 'You have won, and all masks come off.\nTwo things for later. The pencil lets you write on their masks what you think; nobody else sees it. And whenever something can’t be done, tap it all the same: you will be told why, with the rule.',
      ru: 'Вы победили, и все маски сняты.\nДва совета на потом. Карандашом можно помечать чужие маски, как вам кажется; этого никто не увидит. А если чего-то сделать нельзя, всё равно попробуйте: вам скажут почему и назовут правило.',
    },
  },
];

export const lesson: Lesson<Volto, Makings> = {
  manifest: volto,
  makings,
  viewer: 0,
  names: { en: ['You', 'The Sun'], ru: ['Вы', 'Солнце'] },
  settings: { notebook: true },
  steps,
};
