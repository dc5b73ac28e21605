import { endWithParent } from '../child.ts';
import { openBoardgame } from './boardgame.ts';
import { openColyseus } from './colyseus.ts';
import { Meter } from './meter.ts';
import { openRelay } from './relay.ts';
import { openRidotto } from './ridotto.ts';
import { fail } from './wire.ts';

// The load, in a process of its own: `main.ts CONTENDER ADDRESS TABLES SECONDS`. Every table plays on as fast as
// it is answered. The parent hears when the window opens and then what was found, and ends the load.

/** Opens a table with its two sockets; what it gives back begins to play there until the process ends. */
type Open = (base: string, number: number, meter: Meter) => Promise<() => void>;

const CONTENDERS: Record<string, Open> = {
  ridotto: openRidotto,
  relay: openRelay,
  'boardgame.io': openBoardgame,
  colyseus: openColyseus,
};
const AT_ONCE = 20; // tables that are opened together
const WARM = 50; // answers at each table, before anything is counted: by then the compilers have done their work
const MOST = 180; // seconds of the whole: a contender that hangs ends the run

endWithParent();
setTimeout(() => fail(new Error('the load took too long')), MOST * 1000).unref();
const [contender, base, tables, seconds] = process.argv.slice(2) as [string, string, string, string];
const meter = new Meter();
const begins: (() => void)[] = [];
for (let from = 0; from < Number(tables); from += AT_ONCE) {
  const numbers = Array.from({ length: Math.min(AT_ONCE, Number(tables) - from) }, (_, i) => from + i);
  begins.push(...(await Promise.all(numbers.map((number) => CONTENDERS[contender]!(base, number, meter)))));
}
const warm = meter.warm(WARM * begins.length);
for (const begin of begins) begin();
await warm;
process.send!('open');
process.send!(await meter.window(Number(seconds)));
