// How far a house goes on paper: npm run scale:model [-- --tables 1000000 --think 20]
// A small simulation of group commit: answers come at random, each node has two commits on their way, a commit costs
// the database a fixed time, some more for each line, and a wait for the disk. Figures: docs/scale.md.
import { parseArgs } from 'node:util';
import { seeded } from '@ridotto/kernel';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000000' },
    think: { type: 'string', default: '20' }, // seconds between two answers at a table
    cores: { type: 'string', default: '8' }, // of each database
  },
});

/** Microseconds; measured by `npm run scale` and `npm run scale:commits`, rounded up. */
const COST = { node: 150, commit: 450, line: 110, disk: 1000, way: 300 };
const BUSY = 0.6; // of a node's core: the rest is for what comes in bursts
const TOGETHER = 128;
const AT_ONCE = 2;
const SECONDS = 2; // that are simulated

interface Outcome {
  readonly p50: number; // milliseconds until an answer is kept
  readonly p99: number;
  readonly together: number; // lines in a commit
  readonly cores: number; // of the database that are busy
}

/** One database with its nodes: answers wait for a place in a commit, and commits for a core. */
function simulate(rate: number, nodes: number, cores: number): Outcome {
  const rng = seeded(1);
  const queues = Array.from({ length: nodes }, (): number[] => []); // when each waiting answer came
  const inFlight = Array<number>(nodes).fill(0);
  const coreFree = Array<number>(cores).fill(0);
  const ends: { at: number; node: number; came: number[] }[] = [];
  const waits: number[] = [];
  let [work, commits, lines] = [0, 0, 0];
  const begin = (node: number, now: number) => {
    while (inFlight[node]! < AT_ONCE && queues[node]!.length > 0) {
      const came = queues[node]!.splice(0, TOGETHER);
      const core = coreFree.indexOf(Math.min(...coreFree));
      const cost = COST.commit + COST.line * came.length;
      const done = Math.max(now + COST.way / 2, coreFree[core]!) + cost;
      coreFree[core] = done;
      work += cost;
      commits++;
      lines += came.length;
      inFlight[node]!++;
      ends.push({ at: done + COST.disk + COST.way / 2, node, came });
      ends.sort((a, b) => a.at - b.at);
    }
  };
  const until = SECONDS * 1e6;
  for (let now = 0; now < until;) {
    const next = now - (Math.log((rng(1e6) + 1) / 1e6) * 1e6) / rate;
    while (ends.length > 0 && ends[0]!.at <= next) {
      const { at, node, came } = ends.shift()!;
      for (const one of came) waits.push(at - one);
      inFlight[node]!--;
      begin(node, at);
    }
    now = next;
    const node = rng(nodes);
    queues[node]!.push(now);
    begin(node, now);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? Infinity) / 1000;
  return { p50: at(0.5), p99: at(0.99), together: lines / commits, cores: work / until };
}

const [tables, think, cores] = [Number(values.tables), Number(values.think), Number(values.cores)];
const rate = tables / think;
const nodes = Math.ceil((rate * COST.node) / 1e6 / BUSY);
console.log(
  `${tables.toLocaleString('en')} tables, an answer every ${think} s: ${rate.toLocaleString('en')} answers/s`,
);
console.log(`nodes at ${BUSY * 100} % of a core each: ${nodes}`);
for (const parts of [1, 2, 4, 8, 16, 32]) {
  const own = Math.max(1, Math.ceil(nodes / parts));
  const { p50, p99, together, cores: busy } = simulate(rate / parts, own, cores);
  const verdict = busy > cores * 0.98 ? 'too few' : `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(
    `${parts} database${parts === 1 ? '' : 's'} of ${cores} cores: ${busy.toFixed(1)} busy, ${together.toFixed(1)} lines a commit, ${verdict}`,
  );
}
