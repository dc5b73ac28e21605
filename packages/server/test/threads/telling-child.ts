// A house whose bots' thoughts depend on secrets: node telling-child.ts FILE here|threads
// It says on request which tables had a bot with the secret: what a test may know, and nobody outside.
import { catalogTitles, thinkHere, type Thinker } from '@ridotto/host';
import { threadThinkers } from '../../src/threads.ts';
import { startHouse } from '../../testing/settings.ts';
import { isTelling, telling } from './telling.ts';

const [file, where] = process.argv.slice(2) as [string, 'here' | 'threads'];
const threads = threadThinkers(new URL('telling-thinker.ts', import.meta.url));
const inner = where === 'threads' ? threads : telling(thinkHere(catalogTitles));
const truth: Record<string, boolean> = {};
const thinker: Thinker = {
  ...inner,
  choose(table, thought) {
    truth[table] = truth[table] === true || isTelling(thought);
    return inner.choose(table, thought);
  },
  rehearse: inner.rehearse,
};

const pace = { least: 2000, mean: 0, most: 2000 };
const { base } = await startHouse(file, { ports: { thinker }, rules: { pace } });
process.send!(base);
process.on('message', () => process.send!(truth));
