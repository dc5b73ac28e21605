import { nameRu, type Case } from '@ridotto/kernel/names-ru';
import { expect, test } from 'vitest';

const CASES: readonly Case[] = ['genitive', 'dative', 'accusative', 'instrumental'];
const allOf = (name: string) => CASES.map((one) => nameRu(name, one)).join(' ');

test('names are declined as Russian does', () => {
  expect(allOf('Анна')).toBe('Анны Анне Анну Анной');
  expect(allOf('Ольга')).toBe('Ольги Ольге Ольгу Ольгой');
  expect(allOf('Саша')).toBe('Саши Саше Сашу Сашей');
  expect(allOf('Мария')).toBe('Марии Марии Марию Марией');
  expect(allOf('Оля')).toBe('Оли Оле Олю Олей');
  expect(allOf('Борис')).toBe('Бориса Борису Бориса Борисом');
  expect(allOf('Андрей')).toBe('Андрея Андрею Андрея Андреем');
  expect(allOf('Юрий')).toBe('Юрия Юрию Юрия Юрием');
  expect(allOf('Игорь')).toBe('Игоря Игорю Игоря Игорем');
  expect(allOf('Гость')).toBe('Гостя Гостю Гостя Гостем');
  expect(allOf('Гость 2')).toBe('Гостя 2 Гостю 2 Гостя 2 Гостем 2');
  expect(allOf('гость')).toBe('гостя гостю гостя гостем');
  expect(allOf('Павел')).toBe('Павла Павлу Павла Павлом');
  expect(allOf('Лев')).toBe('Льва Льву Льва Львом');
  expect(allOf('Яков')).toBe('Якова Якову Якова Яковом');
  expect(allOf('Иванов')).toBe('Иванова Иванову Иванова Ивановым');
  expect(allOf('Бот 2')).toBe('Бота 2 Боту 2 Бота 2 Ботом 2');
  expect(nameRu('Бот\u00a02', 'dative')).toBe('Боту\u00a02');
});

test('names that can’t be declined, or not for sure, stand as they are', () => {
  for (const name of ['Anna', 'Отто', 'Кармен', 'Любовь', 'Котёнок', 'Маленький', 'Ян2', 'Анна Б.', 'Ю', 'x', ''])
    expect(allOf(name)).toBe(CASES.map(() => name).join(' '));
});
