import type { Locator, Page } from 'playwright-core';
import { byClick, gone, seen, type Choose } from './keys.ts';
import { isOver } from './tables.ts';

export const cell = (page: Page, name: string): Locator => page.locator(`[data-thing="cell ${name}"]`).first();

const confirm = (page: Page) => page.getByRole('button', { name: /^(Confirm the places|Подтвердить расстановку)$/ });

/** Takes the places as they are offered. */
export const takePlaces = (page: Page, choose: Choose = byClick): Promise<void> => choose(page, confirm(page));

/**
 * Puts a Lady before the Candidate: whoever comes straight for him leaves with her [V16], and nobody else is there
 * in four moves. So no bot can end a game that has just begun.
 */
export async function takeSafePlaces(page: Page, choose: Choose = byClick): Promise<void> {
  await choose(page, page.getByRole('button', { name: 'Bodyguard' }));
  await choose(page, page.getByRole('gridcell', { name: 'a1, Lady' }));
  await choose(page, page.getByRole('gridcell', { name: 'c2, Soldier' }));
  await page.getByRole('gridcell', { name: 'c2, Lady' }).waitFor();
  await takePlaces(page, choose);
}

/** The masks that may be moved, once the game has begun and it is one's turn. */
export const movable = (page: Page): Locator =>
  page.getByRole('gridcell', { name: /, (can move to|может пойти на) [a-e]\d/ });

interface Step {
  readonly from: string;
  readonly to: string;
  readonly captures: boolean;
  readonly advances: boolean;
}

/** The moves that there are, by what the page says of its cells. */
const stepsOf = (page: Page): Promise<Step[]> =>
  page.locator('.cell').evaluateAll((cells) => {
    const seen = cells.map((element) => ({
      names: element.getAttribute('aria-label')!.match(/\b[a-e][1-7]\b/g)!,
      isTaken: element.classList.contains('taken'),
      row: element.parentElement!,
    }));
    const rows = [...new Set(seen.map(({ row }) => row))];
    return seen.flatMap(({ names: [from, ...ways], row }) =>
      ways.map((to) => {
        const target = seen.find(({ names }) => names[0] === to)!;
        return { from, to, captures: target.isTaken, advances: rows.indexOf(target.row) < rows.indexOf(row) };
      }),
    );
  });

async function make(page: Page, { from, to }: Step, choose: Choose): Promise<void> {
  await choose(page, cell(page, from));
  const target = page.locator('.cell.target');
  await seen(target);
  await choose(page, cell(page, to));
  await gone(target);
}

/** Captures where it can, else goes on; tells whether there was a move to make. */
export async function move(page: Page, turn: number, choose: Choose = byClick): Promise<boolean> {
  await seen(movable(page).or(isOver(page)));
  const steps = await stepsOf(page);
  const captures = steps.filter((step) => step.captures);
  const onward = steps.filter((step) => step.advances);
  const best = [captures, onward, steps].find(({ length }) => length > 0);
  if (best) await make(page, best[turn % best.length]!, choose);
  return best !== undefined;
}

/** A move at the side that takes nothing: a few of them can't end a game. */
export async function quietMove(page: Page): Promise<void> {
  await seen(movable(page));
  const quiet = (await stepsOf(page)).filter((step) => !step.captures);
  const onward = quiet.filter((step) => step.advances);
  const [first] = (onward.length > 0 ? onward : quiet).toSorted((a, b) => a.from.localeCompare(b.from));
  await make(page, first!, byClick);
}

/** Which of two pages is to move, then the other. */
export async function inTurn(one: Page, other: Page): Promise<readonly [mover: Page, waiter: Page]> {
  const mover = await Promise.any([one, other].map(async (page) => (await seen(movable(page)), page)));
  return mover === one ? [one, other] : [other, one];
}
