import { nameRu } from '@ridotto/kernel/names-ru';
import type { View } from '../rules/model.ts';
import { pointsOf } from '../rules/points.ts';
import { DIRECTION_NAMES, ITEM_NAMES } from './names.ru.ts';
import { nowIn, speakerFor, type NowWords, type Speaker } from './now.ts';

/** Внутри предложения. */
const lower = (said: string): string => said.replace(/^Вы /, 'вы ');

function fight({ you, name, does }: Speaker, { duel }: View): string {
  const { attacker, defender } = duel!;
  const whom = you(defender) ? 'вас' : nameRu(name(defender), 'accusative');
  return `${does(attacker, 'нападаете', 'нападает')} на ${whom}`;
}

const sides = (_step: unknown, speaker: Speaker, view: View): string => `${fight(speaker, view)}: все выбирают сторону`;

function adding(_step: unknown, speaker: Speaker, view: View): string {
  const [attack, defence] = pointsOf(view.duel!);
  return `${fight(speaker, view)}, ${attack} : ${defence}`;
}

const NOW: NowWords = {
  act: (_step, { you, name }, { active }) => (you(active!) ? 'Ваш ход' : `Ходит ${name(active!)}`),
  top: (_step, { does }, { active }) => does(active!, 'просматриваете колоду', 'просматривает колоду'),
  answer: (_step, { does }, { offer }) =>
    `${does(offer!.by, 'предлагаете', 'предлагает')} обмен: ${lower(does(offer!.to, 'отвечаете', 'отвечает'))}`,
  exchange: ({ item, of }, { does }, { active }) =>
    `${ITEM_NAMES[item]}: ${lower(does(of, 'отдаёте', 'отдаёт'))}, ${lower(does(active!, 'выбираете', 'выбирает'))}, что взамен`,
  contraband: ({ by, to }, { you, name }) =>
    you(by) || you(to)
      ? `Вы обменялись предметами с ${nameRu(name(you(by) ? to : by), 'instrumental')}: огласит ли кто-нибудь свой?`
      : `${name(by)} и ${name(to)} обменялись предметами: огласит ли кто-нибудь свой?`,
  effect: ({ item, giver }, { does }) =>
    `${ITEM_NAMES[item]}: свойством ${lower(does(giver, 'распоряжаетесь', 'распоряжается'))}`,
  become: ({ seat }, { does }) => does(seat, 'выбираете профессию', 'выбирает профессию'),
  sextant: ({ to }) => `Секстант повёрнут ${DIRECTION_NAMES[to]}: все передают по предмету`,
  gift: ({ seat }, { does }) =>
    does(seat, 'держите слишком много и отдаёте предмет', 'держит слишком много и отдаёт предмет'),
  priest: sides,
  duellist: sides,
  support: sides,
  pay: (_step, { does }, { duel }) =>
    `Дуэли не будет: ${lower(does(duel!.attacker, 'отдаёте', 'отдаёт'))} предмет Священнику`,
  hypnotist: adding,
  priority: adding,
  doctor: ({ winner }, { does }, { duel }) =>
    winner === null
      ? 'В дуэли ничья. Возразит ли Доктор?'
      : `${does(duel![winner], 'побеждаете', 'побеждает')} в дуэли. Возразит ли Доктор?`,
  spoils: ({ winner }, { does }) => does(winner, 'победили в дуэли и выбираете', 'побеждает в дуэли и выбирает'),
  take: ({ winner, loser }, { you, name, does }) =>
    you(loser)
      ? `${name(winner)} обыскивает вас и заберёт один предмет`
      : `${does(winner, 'смотрите', 'смотрит')} предметы ${nameRu(name(loser), 'genitive')} и ${you(winner) ? 'берёте' : 'берёт'} один`,
  return: ({ winner }, { does }) => does(winner, 'отдаёте предмет взамен', 'отдаёт предмет взамен'),
};

export const nowRu = (view: View, names: readonly string[]): string | undefined =>
  nowIn(NOW, speakerFor(view, names, 'Вы'), view);
