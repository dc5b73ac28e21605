// Kills a busy house again and again: npm run chaos [-- --kills 200 --tables 50 --seed 1]
// The same with three nodes and PostgreSQL: npm run chaos -- --cluster [--bus nats|postgres --kills 50 --tables 200 --seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runChaos } from '../packages/server/testing/chaos.ts';
import { runClusterChaos } from '../packages/server/testing/cluster-chaos.ts';

const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean', default: false },
    bus: { type: 'string' }, // NATS where it can be had
    kills: { type: 'string' },
    tables: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-chaos-'));
if (values.cluster) await strikeCluster();
else await killHouse();
rmSync(folder, { recursive: true, force: true });

async function strikeCluster(): Promise<void> {
  const { bus } = values;
  if (bus !== undefined && bus !== 'nats' && bus !== 'postgres') throw new Error(`no such bus: ${bus}`);
  const kill = Number(values.kills ?? 50);
  const blows = { kill, restart: Math.ceil(kill / 10), crash: 1, bus: Math.ceil(kill / 5), cut: Math.ceil(kill / 5) };
  const survived = await runClusterChaos({
    nodes: 3,
    tables: Number(values.tables ?? 200),
    blows,
    ...(bus && { bus }),
    seed: Number(values.seed),
    folder,
    onBlow: (blow, number, acknowledged) => console.log(`${number} ${blow}: ${acknowledged} answers acknowledged`),
  });
  console.log(`nothing lost: ${JSON.stringify({ ...survived, blows })}`);
}

async function killHouse(): Promise<void> {
  const survived = await runChaos({
    kills: Number(values.kills ?? 200),
    tables: Number(values.tables ?? 50),
    seed: Number(values.seed),
    folder,
    onKill: (kill, acknowledged) => {
      if (kill % 10 === 0) console.log(`killed ${kill} times, ${acknowledged} answers acknowledged`);
    },
  });
  const { acknowledged, finished, repeated, refused, halfMade } = survived;
  const { busy, full, 'first-start': firstStart } = survived.kills;
  console.log(
    `nothing lost: ${acknowledged} answers, ${finished} whole games, ${repeated} commands sent again; ` +
      `${busy} kills of a busy house, ${full} around a full disk (${refused} commands refused meanwhile), ` +
      `${firstStart} of first starts (${halfMade} with a half-made schema)`,
  );
}
