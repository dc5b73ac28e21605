// What a table of Coach asks of people's patience, with what is promised of it: npm run pace [games]
import { loadTitle } from '@ridotto/games/catalog';
import { handovers } from './pace/handovers.ts';
import { questionsPerChoice } from './pace/questions.ts';
import { waits } from './pace/waits.ts';

const [games = 20] = process.argv.slice(2).map(Number);
const coach = await loadTitle('coach');

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;

/** Says a figure, and whether it is within what is promised. */
function tell(what: string, figure: number, most: number, more = ''): void {
  const isKept = figure <= most;
  console.log(`${isKept ? 'kept  ' : 'MISSED'} ${what}: ${figure.toFixed(3)} (at most ${most})${more}`);
  if (!isKept) process.exitCode = 1;
}

for (const seats of [3, 5, 8])
  tell(`questions per real choice, ${seats} seats`, questionsPerChoice(coach, seats, games), 1.1);
for (const seats of [3, 5, 8]) {
  const waited = (await waits(seats, games, 'brisk')).map((ms) => ms / 1000);
  tell(
    `seconds until the next real choice, alone, ${seats} seats, median`,
    at(waited, 0.5),
    1.5,
    `; p90 ${at(waited, 0.9).toFixed(1)}`,
  );
}
for (const seats of [3, 5, 8]) {
  const counts = handovers(coach, seats, games).sort((a, b) => a - b);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  tell(
    `handovers besides the fighters', ${seats} seats, in 95 % of duels`,
    at(counts, 0.95),
    3,
    `; mean ${mean.toFixed(2)} of ${counts.length} duels`,
  );
}
