import { hear, seeded, viewersOf, type Viewer } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS, explain, type ReasonCode } from '../rules/explain.ts';
import { PROFESSIONS, type Answer, type Event, type Matter } from '../rules/model.ts';
import { audiences } from '../rules/audiences.ts';
import { game } from '../rules/rules.ts';
import { EVENTS, OPTIONS, QUESTIONS, en } from '../words/en.ts';
import { ru } from '../words/ru.ts';
import { calmGames } from './calm.ts';
import { table, type Play } from './coach.ts';

const NAMES = ['Anna', 'Boris', 'Clara', 'Dino', 'Eva', 'Frida', 'Gino', 'Hans'];
const NAMES_RU = ['Анна', 'Борис', 'Клара', 'Дино', 'Ева', 'Фрида', 'Джино', 'Ганс'];
const LANGUAGES = [en, ru];
const namesIn = (words: typeof en) => (words === ru ? NAMES_RU : NAMES);

const FOUR = `
  order priest: key
  brotherhood thug: bagKey
  order doctor: goblet
  brotherhood diplomat: bagGoblet`;

const THREE = `
  order priest: key tome
  brotherhood thug: goblet ring
  order doctor: bagKey bagGoblet`;

const MINORITY = THREE.replace('goblet ring', 'goblet goblet');

/** A sentence, and nothing that slipped through. */
const isSentence = (text: string): boolean =>
  /^[A-ZА-ЯЁ0-9].*[.?!]$/u.test(text) && !/undefined|null|NaN|\[object| {2}|\$\{/.test(text);
const isEntry = (text: string): boolean => isSentence(`${text}.`);

const without = (all: readonly string[], met: ReadonlySet<string>): string[] => all.filter((one) => !met.has(one));

/** All that a viewer is told of the events of this type. */
const said = (play: Play, viewer: Viewer, type: Event['type']): string[] =>
  LANGUAGES.map((words) =>
    play
      .heard(viewer)
      .flatMap((event) => (event.type === type ? (words.event(event, viewer, namesIn(words)) ?? []) : []))
      .join(' '),
  );
const asked = (play: Play, seat: number) => LANGUAGES.map((words) => words.question!(play.view(seat), namesIn(words)));
const option = (play: Play, seat: number, choice: Answer) =>
  LANGUAGES.map((words) => words.option(choice, play.view(seat), namesIn(words)));
const ended = (play: Play, viewer: Viewer) => LANGUAGES.map((words) => words.ending(play.view(viewer), namesIn(words)));

const ATTEMPTS = `
  spy 9, offer pearl 1, offer key 0, declare alone, declare seal, divine 1, demand pearl 1, refuse,
  accept bagKey, exchange seal, use thug, use priest, use whip, use ring, use 9 tokens, use doctor,
  use hypnotist 0, use alchemist attacker, top key key, become thug, sextant left, hand pearl, pass,
  give key 1, pay seal, look society, take pearl, return mirror, use monocle, castle, key, 7`
  .trim()
  .split(/,\s+/);

describe('every sentence is whole, in both languages', () => {
  test('in random games: events to everybody, questions, options and endings', () => {
    const events = new Set<Event['type']>();
    const questions = new Set<Matter['step']>();
    const options = new Set<Answer['kind']>();
    const faults = new Set<string>();
    const judge = (text: string | undefined, isGood = isSentence) => {
      if (text === undefined || !isGood(text)) faults.add(String(text));
    };
    const ends = calmGames(40, (state) => {
      const turn = game.turn(state);
      if (turn.kind !== 'ask') return;
      const seat = turn.seats[0]!;
      const view = game.view(state, seat);
      questions.add(state.agenda.at(-1)!.step);
      for (const choice of game.options(state, seat)) {
        options.add(choice.kind);
        for (const words of LANGUAGES) judge(words.option(choice, view, NAMES), isEntry);
      }
      for (const words of LANGUAGES) judge(words.question!(view, NAMES));
    });
    for (const state of ends) {
      for (const viewer of viewersOf(state.seats)) {
        for (const words of LANGUAGES) judge(words.ending(game.view(state, viewer), NAMES));
        for (const event of state.history) {
          events.add(event.type);
          const seen = hear(audiences, event, viewer, state.seats);
          for (const words of LANGUAGES) judge(words.event(seen, viewer, NAMES) ?? 'Silence.');
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(without(Object.keys(EVENTS), events)).toEqual([]);
    expect(without(Object.keys(QUESTIONS), questions)).toEqual([]);
    expect(without(Object.keys(OPTIONS), options)).toEqual([]);
  });

  test('for every reason', () => {
    const about = { item: 'knives', profession: 'thug', society: 'order', seat: 9, last: 3, count: 2, step: 'act' };
    for (const code of Object.keys(REASONS) as ReasonCode[]) {
      for (const words of LANGUAGES) {
        const text = words.reason({ rule: REASONS[code], code, about });
        expect(isSentence(text), text).toBe(true);
      }
    }
  });

  test('for the reasons that are given in play', () => {
    const faults = new Set<string>();
    const rng = seeded(5);
    calmGames(6, (state) => {
      const turn = game.turn(state);
      if (turn.kind !== 'ask' || state.turn > 6 || rng(4) > 0) return; // early, where a guess is quick
      const view = game.view(state, turn.seats[0]!);
      for (const attempt of ATTEMPTS) {
        const reason = explain(view, attempt);
        if (reason === undefined) continue;
        for (const words of LANGUAGES) if (!isSentence(words.reason(reason))) faults.add(`${attempt}: ${reason.code}`);
      }
    });
    expect([...faults]).toEqual([]);
  });
});

describe('what is told', () => {
  test('of spying: the spy alone hears which item', () => {
    const play = table(FOUR).say(0, 'spy 1').chance('bagKey');
    expect(said(play, 1, 'spies')).toEqual(['Anna spies on you.', 'Анна шпионит за вами.']);
    expect(said(play, 0, 'spied')).toEqual([
      'You see the Secret Bag (key) among the items of Boris.',
      'Вы видите, что Борис держит Секретный Саквояж (с ключом).',
    ]);
    expect(said(play, 1, 'spied')).toEqual(['', '']);
  });

  test('of an offer: once, with the item to the two and without it to others', () => {
    const play = table(FOUR).say(0, 'offer key 1');
    expect(said(play, 0, 'offered')).toEqual(['You offer Boris a Key.', 'Вы предлагаете Борису Ключ.']);
    expect(said(play, 1, 'offered')).toEqual(['Anna offers you a Key.', 'Анна предлагает вам Ключ.']);
    expect(said(play, 2, 'offered')).toEqual(['Anna offers Boris an item.', 'Анна предлагает Борису обмен.']);
  });

  test('of a trade with an effect', () => {
    const play = table(FOUR).say(0, 'offer key 1').say(1, 'accept bagKey');
    expect(said(play, 0, 'traded')).toEqual([
      'You give Boris a Key and get the Secret Bag (key).',
      'Борис берёт у вас Ключ и отдаёт Секретный Саквояж (с ключом).',
    ]);
    expect(said(play, 1, 'traded')[1]).toBe('Анна отдаёт вам Ключ и получает Секретный Саквояж (с ключом).');
    const trade = play.heard(0).findLast(({ type }) => type === 'traded')!;
    expect(LANGUAGES.map((words) => words.event(trade, 2, namesIn(words)))).toEqual([
      'Anna gives Boris a Key and gets the Secret Bag (key).',
      'Анна отдаёт Борису Ключ. Взамен получает Секретный Саквояж (с ключом).',
    ]); // to others after the game, when everything is open
    expect(said(play, 1, 'read')).toEqual([
      'Anna reads the Secret Bag (key) aloud: its effect is for you to use.',
      'Анна читает вслух: Секретный Саквояж (с ключом). Свойством распоряжаетесь вы.',
    ]);
    expect(asked(play, 1)).toEqual([
      'You gave the Secret Bag (key): will you draw an item from the deck?',
      'Вы отдали Секретный Саквояж (с ключом). Хотите взять предмет из колоды?',
    ]);
  });

  test('of what only some have seen, to everybody after the game', () => {
    const toAll = (event: Event) => LANGUAGES.map((words) => words.event(event, 2, namesIn(words)));
    const pair = { turn: 1, by: 0, to: 1 } as const;
    expect(toAll({ type: 'swapped', ...pair, gave: 'doctor', got: 'priest' })).toEqual([
      'Anna swaps professions with Boris: now Anna is the Priest and Boris is the Doctor.',
      'Анна и Борис меняются профессиями: теперь Анна — Священник, Борис — Доктор.',
    ]);
    expect(toAll({ type: 'sawItems', ...pair, items: ['key', 'tome'] })).toEqual([
      'Anna looks through Boris’ items: a Key and the Tome.',
      'Анна смотрит предметы Бориса: Ключ, Книга.',
    ]);
    expect(toAll({ type: 'sawSociety', ...pair, society: 'order' })).toEqual([
      'Anna looks at Boris’ society: the Order of Open Secrets.',
      'Анна смотрит карту общества Бориса: Орден Открытых Секретов.',
    ]);
  });

  test('of a refusal and its token, in the Russian of numbers', () => {
    const play = table(FOUR).say(0, 'offer key 1').say(1, 'refuse');
    expect(said(play, 2, 'refused')).toEqual([
      'Boris refuses the offer. Anna takes a duel token.',
      'Борис отказывается от обмена. Анна берёт жетон дуэли.',
    ]);
    const spent = (count: number) => ru.event({ turn: 1, type: 'spent', by: 0, count }, 0, NAMES);
    expect([1, 2, 5].map(spent)).toEqual([
      'Вы тратите 1 жетон дуэли.',
      'Вы тратите 2 жетона дуэли.',
      'Вы тратите 5 жетонов дуэли.',
    ]);
  });

  test('of a duel', () => {
    const play = table(FOUR).duel(0, 1, { 2: 'attacker', 3: 'defender' });
    expect(said(play, 1, 'attacked')).toEqual(['Anna attacks you.', 'Анна нападает на вас.']);
    expect(said(play, 2, 'supported')).toEqual([
      'For the attacker: you. For the defender: Dino.',
      'За нападающего: вы. За защитника: Дино.',
    ]);
    expect(said(play.until('doctor'), 2, 'decided')).toEqual([
      'Attack 2, defence 2: a tie.',
      'Нападение — 2, защита — 2: ничья.',
    ]);
  });

  test('of a demand, met and not', () => {
    const vain = table(FOUR, { active: 3 }).say(3, 'demand gloves 2');
    expect(said(vain, 2, 'demanded')).toEqual([
      'Dino demands the Gloves of you, in vain.',
      'Дино требует у вас Перчатки: напрасно.',
    ]);
    const met = table(FOUR, { active: 3 }).say(3, 'demand goblet 2');
    expect(said(met, 'public', 'demanded')).toEqual([
      'Dino demands a Goblet of Clara, and the trade must be made.',
      'Дино требует у Клары Кубок: обмен обязателен.',
    ]);
  });

  test('of a new profession: to whom it is, and of them where everything is open', () => {
    const event: Event = { turn: 1, type: 'became', by: 1, profession: 'alchemist' };
    const became = (viewer: Viewer) => LANGUAGES.map((words) => words.event(event, viewer, namesIn(words)));
    expect(became(1)).toEqual(['You are the Alchemist now.', 'Теперь ваша профессия — Алхимик.']);
    const open = ['Boris is the Alchemist now.', 'Теперь профессия Бориса — Алхимик.'];
    expect(became(0)).toEqual(open);
    expect(became('public')).toEqual(open);
  });

  test('of each profession that is opened', () => {
    for (const profession of PROFESSIONS) {
      const on = profession === 'alchemist' ? 'attacker' : profession === 'hypnotist' ? 1 : null;
      const event: Event = { turn: 1, type: 'opened', by: 0, profession, on };
      for (const words of LANGUAGES) expect(isSentence(words.event(event, 1, NAMES)!)).toBe(true);
    }
    const victim: Event = { turn: 1, type: 'opened', by: 0, profession: 'hypnotist', on: 1 };
    expect(LANGUAGES.map((words) => words.event(victim, 1, namesIn(words)))).toEqual([
      'Anna uses the Hypnotist: you are out of this duel.',
      'Анна применяет профессию «Гипнотизёр»: вы выбываете из дуэли.',
    ]);
  });
});

describe('what is asked and offered', () => {
  test('an offer, and one that can’t be refused', () => {
    expect(asked(table(FOUR).say(0, 'offer key 1'), 1)).toEqual([
      'Anna offers you a Key: will you give an item for it, or refuse?',
      'Анна предлагает вам Ключ. Отдать что-нибудь взамен или отказаться?',
    ]);
    const pearl = table(FOUR.replace('key', 'key pearl')).say(0, 'offer pearl 1');
    expect(asked(pearl, 1)).toEqual([
      'Anna offers you the Black Pearl: you can’t refuse it, so what do you give?',
      'Анна предлагает вам Чёрную Жемчужину. Отказаться нельзя. Что отдать взамен?',
    ]);
  });

  test('Contraband: the giver of something with an effect, and the giver of nothing', () => {
    const trade = table(THREE, { setup: { contraband: true } })
      .say(0, 'offer tome 1')
      .say(1, 'accept ring');
    expect(asked(trade, 0)).toEqual([
      'Have the Tome read aloud, to swap professions with Boris?',
      'Огласить Книгу, чтобы поменяться с Борисом профессиями?',
    ]);
    expect(asked(trade, 1)).toEqual([
      'Nothing that you gave has an effect here: pass.',
      'Применять здесь нечего: пасуйте.',
    ]);
    expect(option(trade, 0, { kind: 'pass' })).toEqual(['Say nothing of the item', 'Промолчать о предмете']);
  });

  test('the act, and nobody who only watches', () => {
    const dealt = table(FOUR);
    expect(asked(dealt, 0)).toEqual([
      'Your turn: will you spy, offer an item, attack or declare victory?',
      'Ваш ход: шпионить, предложить обмен, напасть или объявить победу?',
    ]);
    expect(asked(table(FOUR.replace('key', 'key pearl')), 0)).toEqual([
      'Your turn: will you spy, offer an item or attack?',
      'Ваш ход: шпионить, предложить обмен или напасть?',
    ]); // [C39]
    expect(en.question!(dealt.view('public'), NAMES)).toBe(undefined);
    expect(option(dealt, 0, { kind: 'declare', named: [2] })).toEqual([
      'Declare victory with Clara',
      'Объявить победу и назвать: Клара',
    ]);
    expect(option(dealt, 0, { kind: 'divine', named: [1, 3] })).toEqual([
      'Divine that the other society’s items are with Boris and Dino',
      'Гадание: предметы другого общества держат Борис и Дино',
    ]);
    expect(option(dealt, 0, { kind: 'top', items: ['ring', 'key'] })).toEqual([
      'Put on top: Poisoned Ring above Key',
      'Положить на верх колоды: Отравленное кольцо, ниже — Ключ',
    ]);
  });
});

describe('how it ended', () => {
  test('a wrong declaration, to each side and to spectators', () => {
    const over = table(FOUR).say(0, 'declare 2');
    expect(said(over, 2, 'over')).toEqual([
      'Anna declares the victory of the Order of Open Secrets, naming you. All cards are opened.',
      'Анна объявляет победу Ордена Открытых Секретов; названы: вы. Все карты открыты.',
    ]);
    expect(ended(over, 0)).toEqual([
      'You lose. You declared wrongly: the Brotherhood of True Lies wins (Boris and Dino).',
      'Вы проиграли. Вы ошибочно объявили победу. Побеждает Братство Правдивой Лжи: Борис и Дино.',
    ]);
    expect(ended(over, 1)[0]).toBe('You win. Anna declared wrongly: the Brotherhood of True Lies wins (you and Dino).');
    expect(ended(over, 'public')[1]).toBe(
      'Анна ошибочно объявляет победу. Побеждает Братство Правдивой Лжи: Борис и Дино.',
    );
  });

  test('a right declaration: two are enough for the society in the minority', () => {
    expect(ended(table(MINORITY, { active: 1 }).say(1, 'declare alone'), 1)).toEqual([
      'You win. You declared rightly: the Brotherhood of True Lies wins (you).',
      'Вы выиграли. Вы верно объявили победу. Побеждает Братство Правдивой Лжи: вы.',
    ]);
  });

  test('a divination, right and wrong', () => {
    const setup = { divination: true };
    expect(ended(table(MINORITY, { setup }).say(0, 'divine 1'), 2)).toEqual([
      'You win. Anna divined rightly: the Order of Open Secrets wins (Anna and you).',
      'Вы выиграли. Анна гадает верно. Побеждает Орден Открытых Секретов: Анна и вы.',
    ]);
    expect(ended(table(FOUR, { setup }).say(0, 'divine 1'), 'public')).toEqual([
      'Anna divined wrongly: the Brotherhood of True Lies wins (Boris and Dino).',
      'Анна гадает неверно. Побеждает Братство Правдивой Лжи: Борис и Дино.',
    ]);
  });

  test('the Seal of the Lodge', () => {
    const holder = table(THREE.replace('key tome', 'key key key seal')).say(0, 'declare seal');
    expect(ended(holder, 0)).toEqual([
      'You win. The Seal of the Lodge brings victory to you alone.',
      'Вы выиграли. Гербовая Печать Ложи приносит победу только вам.',
    ]);
    expect(ended(holder, 2)).toEqual([
      'You lose. The Seal of the Lodge brings victory to Anna alone.',
      'Вы проиграли. С Гербовой Печатью Ложи в одиночку побеждает Анна.',
    ]);
  });
});
