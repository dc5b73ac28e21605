import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  title: 'Settings',
  kept: 'They are kept in this browser only.',
  you: 'You',
  name: 'Name',
  look: 'Light',
  themes: { auto: 'As the device', light: 'Morning', dark: 'Night' },
  comfort: 'Comfort',
  sound: 'Sounds',
  soundHint: 'A quiet one for each kind of event.',
  motion: 'Motion',
  motionHint: 'Pieces glide from place to place. If your device asks for less motion, that counts.',
  notebook: 'Notebook at new tables',
  notebookHint: 'What each of the others’ secrets can still be.',
  data: 'Data',
  dataHint: 'Name, settings, saved arrangements and the games on this device.',
  clear: 'Clear everything',
  clearTitle: 'Clear everything?',
  clearText:
    'Games on this device and all settings are gone for good. Tables of the house stay there, but this browser forgets them.',
  clearYes: 'Clear',
  clearNo: 'Keep',
  cleared: 'All cleared.',
  version: (version: string) => `Version ${version}`,
};

const ru: typeof en = {
  title: 'Настройки',
  kept: 'Хранятся только в этом браузере.',
  you: 'Вы',
  name: 'Имя',
  look: 'Освещение',
  themes: { auto: 'Как на устройстве', light: 'Утро', dark: 'Ночь' },
  comfort: 'Удобство',
  sound: 'Звуки',
  soundHint: 'Негромкий звук для каждого события.',
  motion: 'Движение',
  motionHint: 'Фигуры плавно переходят с места на место. Если устройство просит двигать меньше, так и будет.',
  notebook: 'Блокнот за новыми столами',
  notebookHint: 'Чем ещё может оказаться каждая чужая тайна.',
  data: 'Данные',
  dataHint: 'Имя, настройки, сохранённые расстановки и партии на этом устройстве.',
  clear: 'Стереть всё',
  clearTitle: 'Стереть всё?',
  clearText:
    'Партии на этом устройстве и все настройки исчезнут навсегда. Столы в доме останутся, но этот браузер о них забудет.',
  clearYes: 'Стереть',
  clearNo: 'Оставить',
  cleared: 'Всё стёрто.',
  version: (version) => `Версия ${version}`,
};

/** The words of the settings: they come with them. */
export const settingsWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
