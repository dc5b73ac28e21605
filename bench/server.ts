import { median, type Row } from './measure.ts';
import { measureLoad, type Contender, type Measured } from './server/load.ts';
import { relay } from './server/relay.ts';
import { ridotto } from './server/ridotto.ts';

const LOAD = { tables: 500, moves: 100, warmUp: 40 };
const REPEATS = 5;

/** Answers per second through 1,000 sockets at 500 tables of Volto. */
export async function serverRows({ peers }: { peers: boolean }): Promise<Row[]> {
  const contenders: Record<string, Contender> = {
    'relay, nothing else': relay,
    'ridotto, durable': ridotto,
    ...(peers ? (await import('./server/peers.ts')).PEERS : {}),
  };
  const rounds: Record<string, Measured>[] = [];
  for (let round = 0; round <= REPEATS; round++) {
    const measured: Record<string, Measured> = {};
    for (const [name, contender] of Object.entries(contenders)) measured[name] = await measureLoad(contender, LOAD);
    if (round > 0) rounds.push(measured); // the first one warms the machine up
  }
  return Object.keys(contenders).flatMap((name) => rowsOf(name, rounds));
}

function rowsOf(name: string, rounds: readonly Record<string, Measured>[]): Row[] {
  const suite = 'server';
  const of = (contender: string, what: keyof Measured) => median(rounds.map((round) => round[contender]![what]));
  const own = 'ridotto, durable';
  const ratio = name === own ? {} : { ratio: { to: own, value: of(name, 'rate') / of(own, 'rate') } };
  return [
    { suite, name, value: of(name, 'rate'), unit: 'answers/s', ...ratio },
    { suite, name, value: of(name, 'p50'), unit: 'ms p50' },
    { suite, name, value: of(name, 'p99'), unit: 'ms p99' },
  ];
}
