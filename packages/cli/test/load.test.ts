import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startHouse } from '../../server/testing/settings.ts';
import { LoadMeter } from '../src/load-meter.ts';
import { LoadTable } from '../src/load-table.ts';
import { newFolder } from './run.ts';

/** Sends everybody away as soon as a game has ended, and hears what comes of it. */
class Closing extends LoadMeter {
  readonly heard: string[] = [];
  table!: LoadTable;

  override failed(what: string): void {
    this.heard.push(what);
  }

  override ended(): void {
    super.ended();
    this.table.close();
  }
}

test('whoever is sent away between two games sits down at no table any more', async () => {
  const { base, stop } = await startHouse(path.join(newFolder(), 'house.sqlite'));
  onTestFinished(stop);
  const meter = new Closing();
  meter.table = new LoadTable({ bases: [base], game: 'volto', think: 0, number: 0, meter });
  await meter.table.open();
  meter.table.begin();
  await expect.poll(() => meter.heard).toEqual(['the house says nothing']);
  expect(meter.games).toBe(1);
  await expect.poll(() => meter.sockets).toBe(0);
});
