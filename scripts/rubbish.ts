// Throws rubbish at a table: npm run rubbish [-- --messages 100000 --seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { throwRubbish } from '../packages/server/test/rubbish.ts';
import { startHouse } from '../packages/server/test/settings.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-rubbish-'));
const house = await startHouse(path.join(folder, 'house.sqlite'));
const { sent, answered, accepted, grown } = await throwRubbish(house, Number(values.messages), Number(values.seed));
await house.stop();
rmSync(folder, { recursive: true, force: true });
console.log(
  `${sent} messages, ${answered} answers, ${accepted} accepted, heap grown by ${Math.round(grown / 1024)} KB`,
);
process.exitCode = answered === sent && accepted === 0 && grown < 10_000_000 ? 0 : 1;
