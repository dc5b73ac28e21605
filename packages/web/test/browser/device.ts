import type { Locator, Page } from 'playwright-core';
import { byClick } from '../../testing/keys.ts';
import { isOver } from '../../testing/tables.ts';
import { lit, mannerIn } from './coach.ts';

/** A window before everybody's eyes. */
export const openWindow = (page: Page): Locator => page.getByRole('region', { name: 'The window', exact: true });
export const inWindow = (page: Page, name: string): Locator =>
  openWindow(page).getByRole('button', { name, exact: true });
const handover = (page: Page): Locator => page.getByRole('button', { name: /^(I am|Pass to) / });

/** Those who sit around one device, at a table of Coach. */
export async function besideDevice(page: Page, names: readonly string[]): Promise<void> {
  for (let have = 3; have < names.length; have++) await page.getByRole('button', { name: 'More' }).first().click();
  for (const [at, name] of names.entries()) await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await handover(page).waitFor();
}

/** Whoever is to answer next takes the device; tells who it is. */
export async function takeDevice(page: Page): Promise<string> {
  const pass = page.getByRole('button', { name: /^Pass to / });
  const take = page.getByRole('button', { name: /^I am / });
  await handover(page).waitFor();
  await pass.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click())); // the curtain may fall by itself
  const name = (await take.innerText()).slice('I am '.length);
  await take.click();
  await take.waitFor({ state: 'detached' });
  return name;
}

/** Whoever has the device has nothing to do after all. */
export const giveBack = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Show it to all again' }).click();

/** All show their hands at once, and somebody taps what was shown: now for one side, now for the other. */
export async function showHands(page: Page): Promise<void> {
  const hands = openWindow(page).getByRole('group');
  for (let at = 0; at < (await hands.count()); at++)
    await hands
      .nth(at)
      .getByRole('radio')
      .nth(at % 2)
      .check({ force: true });
  await inWindow(page, 'Right').click();
  await hands.first().waitFor({ state: 'detached' }); // what is pressed before the house has heard is pressed in this window
}

/** Those want to act, or whoever is asked first: the device is to be handed over. */
export async function wish(page: Page, ...names: readonly string[]): Promise<void> {
  await inWindow(page, 'Somebody acts').click();
  if (names.length === 0) await openWindow(page).getByRole('button').first().click();
  for (const name of names) await inWindow(page, name).click();
  await inWindow(page, 'Hand it over').click();
}

/** Answers what the open screen asks: somebody looks at their own cards now and then, and nobody acts. */
async function answerWindow(page: Page, count: number): Promise<void> {
  if (count % 4 === 1) {
    await wish(page);
    await takeDevice(page);
    await giveBack(page);
    await inWindow(page, 'Somebody acts').waitFor();
  }
  const isAskedForSides = (await openWindow(page).getByRole('radio').count()) > 0;
  if (isAskedForSides) return showHands(page);
  await inWindow(page, 'Nobody does').click();
  await inWindow(page, 'Nobody does').waitFor({ state: 'detached' });
  await inWindow(page, 'Stop').waitFor({ state: 'detached' });
}

/** Plays to the end, looking at what everybody sees and at what each sees alone. */
export async function playOnDevice(page: Page, look: () => Promise<void>): Promise<void> {
  const manner = mannerIn(page, byClick);
  for (let windows = 0; ;) {
    await openWindow(page).or(handover(page)).or(lit(page)).or(isOver(page)).first().waitFor();
    if ((await isOver(page).count()) > 0) return;
    if ((await openWindow(page).count()) > 0) await look().then(() => answerWindow(page, windows++));
    else if ((await handover(page).count()) > 0) await takeDevice(page);
    else await look().then(() => manner.answer());
  }
}
