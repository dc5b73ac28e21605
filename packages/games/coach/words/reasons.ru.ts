import { countRu } from '@ridotto/kernel';
import type { Profession, Society, Matter } from '../rules/model.ts';
import { ITEM_NAMES, PROFESSION_NAMES } from './names.ru.ts';
import type { ReasonWords } from './common.ts';

/** What each question wants, for those who try something else. */
const WANTED: Record<Matter['step'], string> = {
  deal: 'карты ещё раздаются',
  act: 'выберите одно действие — шпионаж, обмен, дуэль или объявление победы',
  top: 'выберите, что положить на верх колоды',
  spied: 'случай выбирает предмет, который увидит шпион',
  answer: 'согласитесь на обмен, отдав свой предмет, или откажитесь',
  exchange: 'выберите, что отдать за предмет, который вы потребовали',
  contraband: 'скажите, применяете ли вы свойство отданного предмета',
  effect: 'примените свойство отданного предмета или откажитесь от него',
  become: 'выберите профессию или оставьте свою',
  sextant: 'выберите предмет для соседа',
  draw: 'из колоды берут предмет',
  gift: 'у вас слишком много предметов, отдайте один',
  priest: 'Священник может предотвратить дуэль',
  pay: 'выберите предмет для Священника',
  duellist: 'Дуэлянт может запретить поддержку',
  support: 'поддержите нападающего или защитника',
  hypnotist: 'Гипнотизёр может убрать из дуэли одного из поддержавших',
  priority: 'добавьте предметы, жетоны или профессию — или спасуйте',
  doctor: 'Доктор может отменить исход дуэли',
  spoils: 'посмотрите карту общества проигравшего или обыщите его',
  take: 'заберите один из предметов проигравшего',
  return: 'у проигравшего ничего не осталось, верните ему предмет',
};

/** When a profession is used. */
const WHEN: Record<Profession, string> = {
  alchemist: 'в чужой дуэли, когда до вас дошла очередь',
  bodyguard: 'когда вы кого-то поддерживаете в дуэли и до вас дошла очередь',
  clairvoyant: 'в свой ход, до действия',
  diplomat: 'в свой ход вместо действия, чтобы потребовать предмет у игрока',
  doctor: 'когда исход дуэли уже известен',
  duellist: 'когда вы нападаете или напали на вас, до выбора поддержки',
  grandMaster: 'когда на вас напали и до вас дошла очередь',
  hypnotist: 'когда вы нападаете, сразу после выбора поддержки',
  priest: 'когда нападает другой, до выбора поддержки',
  thug: 'когда вы нападаете и до вас дошла очередь',
};

const NEEDED: Record<Society, string> = {
  order: 'Чтобы объявить победу Ордена, нужен Ключ.',
  brotherhood: 'Чтобы объявить победу Братства, нужен Кубок.',
};

export const REASON_WORDS: ReasonWords = {
  'game-over': 'Партия окончена.',
  'not-a-player': 'Вы зритель: действуют только игроки.',
  'wait-for-deal': 'Карты ещё раздаются.',
  'not-your-turn': 'Сейчас спрашивают не вас.',
  'not-now': ({ step }) => `Не сейчас: ${WANTED[step]}.`,
  'not-notation': 'Ответы записываются так: spy 3, offer key 2, attack 4, declare 1 4, accept whip, use dagger, pass.',
  'no-such-seat': ({ seat, last }) => `Места ${seat} нет: они идут от 0 до ${last}.`,
  'not-yourself': 'Выберите другого игрока, не себя.',
  'not-in-hand': ({ item }) => `У вас нет этого предмета: ${ITEM_NAMES[item]}.`,
  'not-in-game': ({ item }) => `Втроём играют без этого предмета: ${ITEM_NAMES[item]}.`,
  'no-bag-for-bag': 'Один Секретный Саквояж нельзя обменять на другой.',
  'cannot-be-refused': ({ item }) => `От этого предмета нельзя отказаться: ${ITEM_NAMES[item]}.`,
  'must-direct': 'Секстант применяется обязательно: выберите, налево или направо.',
  'no-effect': ({ item }) => `При обмене у этого предмета нет свойства: ${ITEM_NAMES[item]}.`,
  silenced: 'В обмене участвует Разбитое зеркало: свойства обоих предметов не действуют.',
  'other-effect': ({ item }) => `Вы отдали другой предмет: ${ITEM_NAMES[item]}.`,
  'holds-pearl': 'С Чёрной Жемчужиной на руках объявить победу общества нельзя.',
  'no-treasure': ({ society }) => NEEDED[society],
  'bag-not-yet': 'Секретный Саквояж считается, только когда колода предметов пуста.',
  'no-seal': 'У вас нет Гербовой Печати Ложи.',
  'seal-too-few': ({ count }) => `К Печати нужны три Ключа или Кубка в любом сочетании, а у вас их ${count}.`,
  'no-divination': 'За этим столом играют без Гадания.',
  'name-somebody': 'Назовите тех, у кого эти предметы.',
  'not-your-profession': ({ profession }) => `Ваша профессия — не ${PROFESSION_NAMES[profession]}.`,
  'spent-profession': ({ profession }) =>
    `${PROFESSION_NAMES[profession]} действует один раз: снова закрыть эту карту могут только Книга и Плащ.`,
  'other-window': ({ profession }) => `${PROFESSION_NAMES[profession]}: только ${WHEN[profession]}.`,
  'empty-deck': 'Колода предметов пуста.',
  'not-in-deck': ({ item }) => `Этого предмета нет в колоде: ${ITEM_NAMES[item]}.`,
  'top-two': 'Выберите два предмета из колоды, верхний — первым.',
  'holds-all': ({ item }) => `Ни у кого другого этого предмета быть не может: ${ITEM_NAMES[item]}.`,
  'no-duel-item': ({ item }) => `В дуэли от этого предмета нет пользы: ${ITEM_NAMES[item]}.`,
  'not-on-a-side': 'В этой дуэли вы ни на чьей стороне.',
  'wrong-part': ({ item }) => `Этот предмет не для вашей роли в дуэли: ${ITEM_NAMES[item]}.`,
  'wrong-part-profession': ({ profession }) => `${PROFESSION_NAMES[profession]}: только ${WHEN[profession]}.`,
  'used-already': 'В этой дуэли это уже применено.',
  'too-few-tokens': ({ count }) => `У вас ${countRu(count, ['жетон', 'жетона', 'жетонов'])} дуэли.`,
  'no-abstaining': 'Воздержаться нельзя: support attacker или support defender.',
  'not-a-supporter': 'Гипнотизёр убирает из дуэли одного из поддержавших.',
  'not-unused': 'Выберите одну из свободных профессий или спасуйте, чтобы оставить свою.',
  'receiver-full': 'Подарок может получить только тот, у кого предметов меньше предела.',
  'not-theirs': 'У проигравшего нет этого предмета.',
};
