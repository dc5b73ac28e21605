// The long form of what tests show of windows: npm run windows [duels] [games]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadTitle } from '@ridotto/games/catalog';
import { open, seeded, setupOf, windowOf, type AnyKinds } from '@ridotto/kernel';
import { checkWindow, playOut, twinsOf } from '@ridotto/kernel/testing';
import { gap, largestGap } from '../packages/host/testing/samples.ts';
import { playTwins } from '../packages/server/testing/window-twins.ts';

const [duels = 100, games = 10_000] = process.argv.slice(2).map(Number);
const coach = await loadTitle('coach');

/** Answers given at once lead to the log of asking one by one: at windows of so many games. */
function settledAlike(): number {
  const law = (holds: boolean, what: string) => {
    if (!holds) throw new Error(what);
  };
  let windows = 0;
  for (let seed = 0; seed < games; seed++) {
    const seats = 3 + (seed % 6);
    const rng = seeded(seed);
    const setup = setupOf(coach, seed % 2 === 0 ? {} : { contraband: true }, seats)!;
    const each = (state: AnyKinds['state']) => {
      if (!windowOf(coach, { ...open(coach, seats, setup), state })) return;
      if (rng(8) > 0) return; // an eighth of them: each is walked again for every viewer
      checkWindow(coach, state, twinsOf(coach, state, { seats, rng }), { seats, rng, law });
      windows++;
    };
    playOut(coach, seats, setup, rng, { each });
  }
  return windows;
}

console.log(`windows of ${games} games are settled as if asked one by one: ${settledAlike()} checked`);
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-windows-'));
try {
  const { windows, differences, gaps, lasted } = await playTwins({ folder, duels, second: 240 });
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  console.log(`twin worlds: ${windows} windows, frames that differ: ${differences.length}`);
  console.log(`milliseconds apart: median ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, most ${at(1)}`);
  console.log(
    `Kolmogorov and Smirnov: ${gap(...lasted).toFixed(3)} (${largestGap(gaps.length, gaps.length).toFixed(3)})`,
  );
  if (differences.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
