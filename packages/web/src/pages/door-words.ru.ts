import type { DoorWords } from './door-words.en.ts';

export const ru: DoorWords = {
  title: 'Вас приглашают',
  named: (game) => `Стол: ${game}`,
  by: (host) => `приглашает ${host}`,
  name: 'Ваше имя',
  nameHint: 'Его увидят за столом. Регистрация не нужна.',
  enter: 'Войти',
  noName: 'В имени от 1 до 24 знаков, без скрытых и нагромождённых.',
  gone: 'Такого стола больше нет.',
};
