import type { Entry, Seat, Table } from '@ridotto/kernel';
import { after, type Lesson, type Task } from '@ridotto/kit/learn/lesson.ts';
import { coach } from '../manifest.ts';
import type { Coach, Item } from '../title.ts';

const makings = () => import('./position.ts');
type Makings = Awaited<ReturnType<typeof makings>>;
type CoachTask = Task<Coach, Makings>;

/** `says('1 pass', '2 support attacker')`: what seats answer, one after another. */
const says = (...lines: string[]): Entry[] =>
  lines.map((line) => ({ seat: Number(line[0]), say: line.slice(2) }) satisfies Entry);
const turned = (item: Item): Entry => ({ roll: { kind: 'turned', item } });
const spies = (by: Seat, at: Seat, item: Item): Entry[] => [...says(`${by} spy ${at}`), turned(item)];

/** An attack of seat 0 on Romana: nobody prevents it, Dmitri is against it and Mara for it. */
const attacked = [
  says('1 pass', '2 pass', '3 pass'), // the Priest
  says('0 pass', '2 pass'), // the Duellist
  says('1 support defender', '3 support attacker'),
  says('0 pass'), // the Hypnotist
].flat();

const ride = ({ tableAt, CAST }: Makings, text: string, tokens: readonly number[] = []): Table<Coach> =>
  tableAt(text, { setup: { characters: CAST }, tokens });

/** The first ride: an ally is to be found. */
const first = (made: Makings) =>
  ride(
    made,
    `order thug: key monocle
    brotherhood duellist: goblet whip
    brotherhood clairvoyant: bagGoblet gloves
    order priest: bagKey key`,
  );

/** A later turn of such a ride: Mara is known to be an ally, and to hold a Key. */
const second = (made: Makings) =>
  after(
    made.title,
    ride(
      made,
      `order thug: key dagger monocle
       brotherhood duellist: goblet whip
       brotherhood clairvoyant: bagGoblet key
       order priest: bagKey key knives`,
      [1],
    ),
    [
      says('0 offer monocle 3', '3 accept knives', '0 use monocle'),
      spies(1, 2, 'bagGoblet'),
      spies(2, 1, 'goblet'),
      spies(3, 1, 'whip'),
      spies(0, 3, 'key'),
      spies(1, 0, 'dagger'),
      spies(2, 0, 'dagger'),
      spies(3, 2, 'key'),
    ].flat(),
  );

/** The last ride, without help: for the other society. */
const third = (made: Makings) =>
  ride(
    made,
    `brotherhood thug: goblet monocle
    order duellist: key whip
    order clairvoyant: bagKey goblet
    brotherhood priest: bagGoblet goblet gloves`,
  );

const GOAL: CoachTask[] = [
  {
    chapter: { en: 'Society and goal', ru: 'Общество и цель' },
    table: first,
    text: {
      en: 'Night, rain, and a coach on its way to the Devil’s castle. Four ride in it, and two secret societies with them: two riders belong to each, and nobody knows who is whose ally.\nBelow lie your own cards: society, profession, items.',
      ru: 'Ночь, дождь, карета едет к замку дьявола. В ней четверо, а с ними два тайных общества: в каждом по двое, и никто не знает, кто чей союзник.\nВнизу ваши карты: общество, профессия, предметы.',
    },
  },
  {
    text: {
      en: 'You ride for the Order of Open Secrets, and the Order wants three Keys. The Brotherhood of True Lies wants three Goblets.\nThe Keys needn’t all be yours: what you and your allies hold together counts. So there are two things to find out: who is with you, and who has what.',
      ru: 'Вы едете за Орден Открытых Секретов, и Ордену нужны три Ключа. Братству Правдивой Лжи нужны три Кубка.\nСобирать все Ключи самому не нужно: считается то, что есть у вас и у ваших союзников вместе. Значит, узнать надо две вещи: кто с вами и что у кого есть.',
    },
  },
  {
    text: {
      en: 'In your turn you do one of four things: spy, offer a trade, attack, or declare your society’s victory. Then it is your left neighbour’s turn.\nA touch on any card says what it does. Nothing that you see here is seen by the others.',
      ru: 'В свой ход делают одно из четырёх: шпионят, предлагают обмен, нападают или объявляют победу своего общества. Потом ходит сосед слева.\nКоснитесь любой карты, и она скажет, что умеет. Того, что видите вы, другие не видят.',
    },
  },
];

const SPY_AND_TRADE: CoachTask[] = [
  {
    chapter: { en: 'Spy and trade', ru: 'Шпионаж и обмен' },
    text: {
      en: 'Spying needs nothing and can’t be refused: you see one of somebody’s items, which one is chance.\nTouch Dmitri, then the eye.',
      ru: 'Для шпионажа ничего не нужно, и отказать нельзя: вы видите один из чужих предметов, какой — решает случай.\nКоснитесь Дмитрия, потом знака глаза.',
    },
    want: [['spy 1']],
    replies: [turned('whip'), ...says('1 offer goblet 0')],
  },
  {
    text: {
      en: 'The Whip. All know that you have looked, only you know what you saw, and the notebook keeps it.\nNow Dmitri offers you a Goblet, face down. You could take it and give him something else of yours. But you need neither Goblets nor friends like that: refuse. He gets a duel token for his trouble.',
      ru: 'Кнут. Все знают, что вы смотрели, но что увидели, знаете только вы, и блокнот это помнит.\nТеперь Дмитрий втайне предлагает вам Кубок. Можно взять и отдать взамен что-то своё. Но ни Кубки, ни такие друзья вам не нужны: откажитесь. За труды он возьмёт жетон дуэли.',
    },
    want: [['refuse']],
    replies: [...spies(2, 3, 'bagKey'), ...spies(3, 2, 'gloves')],
  },
  {
    text: {
      en: 'Your turn again. Some items do something when they are traded, and that belongs to the one who gives them away. The Monocle looks at the partner’s society.\nOffer it to Mara: touch her, then the sign of the offer, then the Monocle. Or drag the card onto her.',
      ru: 'Снова ваш ход. Некоторые предметы при обмене что-то делают, и это достаётся тому, кто их отдал. Монокль показывает общество того, с кем меняешься.\nПредложите его Маре: коснитесь её, потом знака обмена, потом Монокля. Или перетащите карту на неё.',
    },
    want: [['offer monocle 3']],
    replies: says('3 accept bagKey'),
  },
  {
    text: {
      en: 'Mara keeps the Monocle and gives you her Secret Bag for it. Both were read aloud, so everybody knows them. First comes the effect of what was offered: yours.\nUse the Monocle.',
      ru: 'Мара оставляет Монокль себе и отдаёт за него Секретный Саквояж. Оба прочитаны вслух, поэтому о них знают все. Сначала действует предложенное, то есть ваше.\nПримените Монокль.',
    },
    want: [['use monocle']],
    replies: [
      ...says('3 use bagKey'),
      turned('sextant'),
      ...spies(1, 2, 'gloves'),
      ...spies(2, 1, 'goblet'),
      ...spies(3, 1, 'goblet'),
    ],
  },
  {
    text: {
      en: 'Mara rides for the Order: an ally. And as there are two of each, Dmitri and Romana are against you. The notebook has drawn the same conclusion; touch a cell of it, and it says why.\nWhat anybody says aloud, by the way, may be true or not.',
      ru: 'Мара едет за Орден: союзница. А раз в каждом обществе по двое, Дмитрий и Романа против вас. Блокнот сделал тот же вывод; коснитесь в нём клетки, и он скажет почему.\nА то, что говорят вслух, может быть и правдой, и нет.',
    },
  },
];

const DUEL: CoachTask[] = [
  {
    chapter: { en: 'A duel', ru: 'Дуэль' },
    table: second,
    text: {
      en: 'Some turns later. You hold one Key, Mara has another, as you have seen. You suspect the third with Romana, who is no friend.\nAttack her: touch Romana, then the crossed swords.',
      ru: 'Несколько ходов спустя. Один Ключ у вас, второй, как вы видели, у Мары. Третий, подозреваете вы, у Романы, а она не из ваших.\nНападите на неё: коснитесь Романы, потом скрещённых шпаг.',
    },
    want: [['attack 2']],
    replies: attacked,
  },
  {
    text: {
      en: 'Before a duel a Priest could have forbidden it and a Duellist could have kept all others out. Everybody is asked alike in such a window, so nothing shows who could have.\nThen all others took sides at once: Mara is for you, Dmitri for Romana: 2 to 2. Show your Dagger, which counts a point for the attacker.',
      ru: 'Перед дуэлью Священник мог её запретить, а Дуэлянт — не пустить остальных. В таком окне спрашивают всех одинаково, поэтому не видно, кто бы мог.\nПотом все остальные разом выбрали сторону: Мара за вас, Дмитрий за Роману: 2 на 2. Покажите Кинжал, он даёт очко нападающему.',
    },
    want: [['use dagger']],
  },
  {
    text: {
      en: '3 to 2. Everybody may add to their side, one after the other from the attacker to the left, until all pass in a row.\nYou have more in store, but let us see what they do: pass.',
      ru: '3 на 2. Каждый может добавить что-то своей стороне, по очереди от нападающего налево, пока все подряд не спасуют.\nУ вас есть и ещё, но посмотрим, что сделают они: пасуйте.',
    },
    want: [['pass']],
    replies: says('1 use whip', '1 pass', '2 pass', '3 pass'),
  },
  {
    text: {
      en: 'Dmitri shows the Whip: 3 to 3, and a tie would only bring you a card of the deck. Professions lie face down until they are used.\nYou are the Thug: open that, for one point more as the attacker.',
      ru: 'Дмитрий показывает Кнут: 3 на 3, а ничья принесла бы вам только карту из колоды. Профессии лежат закрытыми, пока их не применят.\nВы Головорез: откройте его, это ещё одно очко нападающему.',
    },
    want: [['use thug']],
  },
  {
    text: {
      en: '4 to 3. Keep your token for another day, and pass. If nobody adds anything now, the duel is yours.',
      ru: '4 на 3. Жетон приберегите и пасуйте. Если больше никто ничего не добавит, дуэль ваша.',
    },
    want: [['pass']],
    replies: says('1 pass', '2 pass', '3 pass', '1 pass', '2 pass', '3 pass'), // the last: the Doctor
  },
  {
    text: {
      en: 'Won. The Doctor could have cancelled it in a last window, but nobody did. The winner looks at the loser’s society, or goes through the loser’s items and takes one.\nYou know whose Romana is: go through her items.',
      ru: 'Победа. В последнем окне её мог отменить Доктор, но никто этого не сделал. Победитель смотрит общество проигравшего или просматривает его предметы и берёт один.\nЧья Романа, вы знаете: просмотрите её предметы.',
    },
    want: [['search']],
  },
  {
    text: {
      en: 'There it is. Take the Key. Only Romana and you know which card went.',
      ru: 'Вот он. Возьмите Ключ. Какая карта ушла, знаете только вы с Романой.',
    },
    want: [['take key']],
    replies: [...spies(1, 2, 'bagGoblet'), ...spies(2, 1, 'goblet'), ...spies(3, 1, 'whip')],
  },
];

const DECLARE: CoachTask[] = [
  {
    chapter: { en: 'A declaration, and then alone', ru: 'Объявить победу, а потом самому' },
    text: {
      en: 'You hold two Keys, Mara one, and she is an ally: that makes three, and it is certain. If somebody names the wrong people, or they don’t hold enough, the other society wins; so it is worth being sure.\nDeclare: choose it, touch Mara, say it, and say it once more.',
      ru: 'У вас два Ключа, у Мары один, и она союзница: вместе три, и это точно. Кто назовёт не тех или насчитает лишнее, отдаст победу другому обществу, поэтому лучше знать наверняка.\nОбъявите победу: выберите это, коснитесь Мары, скажите и подтвердите ещё раз.',
    },
    want: [['declare 3']],
  },
  {
    text: {
      en: 'The Order wins, and all its members with you. With an odd number of riders one society has a member less, and for that one two are enough; but nobody knows which it is.\nNow the same without help: another night, and you ride for the Brotherhood.',
      ru: 'Орден победил, а с вами все его члены. Когда пассажиров нечётное число, в одном обществе на одного меньше, и ему хватит двух; но в каком, никто не знает.\nТеперь то же без подсказок: другая ночь, и вы едете за Братство.',
    },
  },
];

const ALONE: CoachTask[] = [
  {
    table: third,
    text: { en: 'Have a look at one of Mara’s items.', ru: 'Подсмотрите один из предметов Мары.' },
    want: [['spy 3']],
    replies: [turned('goblet'), ...spies(1, 2, 'bagKey'), ...spies(2, 1, 'key'), ...spies(3, 1, 'whip')],
  },
  {
    text: {
      en: 'A Goblet. Now find out for whom she rides: let her have the item that shows it.',
      ru: 'Кубок. Теперь узнайте, за кого она едет: отдайте ей предмет, который это покажет.',
    },
    want: [['offer monocle 3']],
    replies: says('3 accept gloves'),
  },
  {
    text: { en: 'She took it. And now?', ru: 'Она взяла. А теперь?' },
    want: [['use monocle']],
    replies: [...spies(1, 0, 'gloves'), ...spies(2, 0, 'gloves'), ...spies(3, 2, 'goblet')],
  },
  {
    text: {
      en: 'The Brotherhood: an ally. The third Goblet is with Romana. Get into a duel with her.',
      ru: 'Братство: союзница. Третий Кубок у Романы. Вступите с ней в дуэль.',
    },
    want: [['attack 2']],
    replies: attacked,
  },
  {
    text: {
      en: '2 to 2, and a tie won’t do. What can you add?',
      ru: '2 на 2, а ничьей мало. Что вы можете добавить?',
    },
    want: [['use thug']],
  },
  {
    text: { en: '3 to 2. Let it be decided.', ru: '3 на 2. Пусть решится.' },
    want: [['pass']],
    replies: says('1 pass', '2 pass', '3 pass', '1 pass', '2 pass', '3 pass'),
  },
  {
    text: { en: 'Yours. You want her Goblet, not her society.', ru: 'Ваша. Вам нужен её Кубок, а не общество.' },
    want: [['search']],
  },
  {
    text: { en: 'Take it.', ru: 'Берите.' },
    want: [['take goblet']],
    replies: [...spies(1, 2, 'bagKey'), ...spies(2, 1, 'key'), ...spies(3, 1, 'key')],
  },
  {
    text: {
      en: 'Two Goblets with you, one with Mara. Bring it to an end.',
      ru: 'Два Кубка у вас, один у Мары. Заканчивайте.',
    },
    want: [['declare 3']],
  },
];

/** A first ride in four chapters; at the end each action once more, without help. */
export const lesson: Lesson<Coach, Makings> = {
  manifest: coach,
  makings,
  viewer: 0,
  names: { en: ['You', 'Dmitri', 'Romana', 'Mara'], ru: ['Вы', 'Дмитрий', 'Романа', 'Мара'] },
  isTall: true,
  isFitted: true,
  settings: { notebook: true },
  steps: [...GOAL, ...SPY_AND_TRADE, ...DUEL, ...DECLARE, ...ALONE.map((step) => ({ ...step, isAlone: true }))],
};
