// How long a replay takes to jump to any moment of the longest recorded game, on a CPU four times slower: npm run jumps.
// From the slider's event to the picture after it, so a frame of 16 ms is in every figure.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@ridotto/kernel';
import { median } from '../bench/measure.ts';
import { launch } from '../packages/web/testing/launch.ts';
import { openPassingHouse } from './passing-house.ts';

const SLOWER = 4;
const JUMPS = 60;
const MOST = 50; // ms, by the median
const LOGS = fileURLToPath(new URL('../packages/host/test/logs/', import.meta.url));

const longest = readdirSync(LOGS)
  .map((name) => path.join(LOGS, name))
  .toSorted((a, b) => statSync(b).size - statSync(a).size)[0]!;
const { address, stop } = await openPassingHouse();
const browser = await launch();
try {
  const page = await browser.newPage({ baseURL: address, reducedMotion: 'reduce' });
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(longest);
  const slider = page.locator('input[type=range]'); // to look for its role would have every hidden line of the log styled
  await slider.waitFor();
  const end = Number(await slider.getAttribute('max'));
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rng = seeded(1);
  const took: number[] = [];
  for (let jump = 0; jump < JUMPS; jump++) took.push(await jumpTo(rng(end + 1)));
  const sorted = took.toSorted((a, b) => a - b);
  const middle = median(took);
  console.log(
    `${path.basename(longest)}: ${end} moments, ${JUMPS} jumps: median ${middle.toFixed(0)} ms, ` +
      `nine tenths within ${sorted[Math.floor(JUMPS * 0.9)]!.toFixed(0)} ms, longest ${sorted.at(-1)!.toFixed(0)} ms`,
  );
  process.exitCode = middle < MOST ? 0 : 1;

  async function jumpTo(moment: number): Promise<number> {
    return slider.evaluate(async (input: HTMLInputElement, moment) => {
      const began = performance.now();
      input.value = String(moment);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      await new Promise((drawn) => setTimeout(drawn)); // after the picture
      return performance.now() - began;
    }, moment);
  }
} finally {
  await browser.close();
  await stop();
}
