import type { Page } from 'playwright-core';
import { quietMove, takePlaces } from '../../../web/testing/volto.ts';
import { asked, button, enter, press, resigned, tab, inOrder, type Scene } from '../../../../scripts/scene.ts';

const begun = inOrder(enter('volto', 'bots'), (page: Page) => takePlaces(page));
const volto = inOrder(begun, (page: Page) => quietMove(page), asked('.turn.mine'));

/** What is to be seen at a table of Volto. */
export const SCENES: Record<string, Scene> = {
  volto,
  'volto-arrange': enter('volto', 'bots'),
  'volto-picked': inOrder(volto, press('.cell.can')),
  'volto-why': inOrder(volto, press('.cell:not(.can)', 12)),
  'volto-pencil': inOrder(
    volto,
    press('.tools button', 0),
    ...[0, 1, 2, 3].flatMap((letter) => [press('.tools .letter', letter), press('.cell', 0)]),
    press('.cell', 2),
  ),
  'volto-notebook': inOrder(volto, press('.tools button', 1)),
  'volto-log': inOrder(volto, tab('log')),
  'volto-menu': inOrder(volto, tab('table')),
  'volto-resign': inOrder(
    volto,
    tab('table'),
    button((t) => t.menu.resign),
  ),
  'volto-ending': inOrder(volto, resigned),
  'volto-seal': inOrder(
    volto,
    resigned,
    press('.above section button', 1), // check the chance
    press('dialog .main'),
  ),
  'home-again': inOrder(volto, (page: Page) => page.goto('/')),
  'curtain-passes': inOrder(enter('volto', 'device'), press('.curtain button, main button'), (page: Page) =>
    takePlaces(page),
  ),
};
