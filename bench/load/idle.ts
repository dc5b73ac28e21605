import { comeIn } from './ridotto.ts';
import { post } from './wire.ts';

const AT_ONCE = 50;

/** Opens tables, begins a game at each, and waits until the server has let go of them. */
export async function openIdleTables(base: string, count: number): Promise<void> {
  const [owner, other] = [await comeIn(base, 'owner'), await comeIn(base, 'other')];
  const open = async (number: number) => {
    const wishes = { id: `table-${number}`, game: 'volto', seats: 2, open: 'public' };
    const { table } = (await post(base, '/api/tables', owner, wishes)).body as { table: string };
    const commands = `/api/tables/${table}/commands`;
    await post(base, commands, owner, { type: 'sit', id: 'sit', seat: 0 });
    await post(base, commands, other, { type: 'sit', id: 'sit', seat: 1 });
    await post(base, commands, owner, { type: 'start', id: 'start' });
  };
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => open(from + i)));
  }
  while ((await liveTables(base)) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function liveTables(base: string): Promise<number> {
  const metrics = await (await fetch(`${base}/metrics`)).text();
  return Number(/^ridotto_live_tables (\d+)$/m.exec(metrics)![1]);
}
