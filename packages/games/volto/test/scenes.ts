import type { Page } from 'playwright-core';
import { quietMove, takePlaces } from '../../../web/testing/volto.ts';
import { asked, button, enter, press, resigned, tab, then, type Scene } from '../../../../scripts/scene.ts';

const begun = then(enter('volto', 'bots'), (page: Page) => takePlaces(page));
const volto = then(begun, (page: Page) => quietMove(page), asked('.turn.mine'));

/** What is to be seen at a table of Volto. */
export const SCENES: Record<string, Scene> = {
  volto,
  'volto-arrange': enter('volto', 'bots'),
  'volto-picked': then(volto, press('.cell.can')),
  'volto-why': then(volto, press('.cell:not(.can)', 12)),
  'volto-pencil': then(
    volto,
    press('.tools button', 0),
    ...[0, 1, 2, 3].flatMap((letter) => [press('.tools .letter', letter), press('.cell', 0)]),
    press('.cell', 2),
  ),
  'volto-notebook': then(volto, press('.tools button', 1)),
  'volto-log': then(volto, tab('log')),
  'volto-menu': then(volto, tab('table')),
  'volto-resign': then(
    volto,
    tab('table'),
    button((t) => t.menu.resign),
  ),
  'volto-ending': then(volto, resigned),
  'volto-seal': then(
    volto,
    resigned,
    button((t) => t.ending.check),
    press('dialog .main'),
  ),
  'home-again': then(volto, (page: Page) => page.goto('/')),
  'curtain-passes': then(enter('volto', 'device'), press('.curtain button, main button'), (page: Page) =>
    takePlaces(page),
  ),
};
