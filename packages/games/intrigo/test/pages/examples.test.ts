import { admit, isRefusal, play, silence, type Table } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { EXAMPLES, POWERS, type Row } from '../../pages/examples.ts';
import { tableAt } from '../../pages/position.ts';
import { INFLUENCES, preview, title, type Card, type Influence, type Intrigo, type Token } from '../../title.ts';

const FIRST = 0; // the gap with which a row begins; its buildings are 1 and 2
const HANDS = ['C2', 'M4', 'D2'] as const;

/** A row as part of a palace that is empty elsewhere, without those who are to be hired. */
function tableOf([left, one, middle, other, right]: Row, tokens: readonly Token[] = [one, other] as Token[]) {
  const isThere = ([, what]: readonly [number, string]) => what !== '' && !(INFLUENCES as string[]).includes(what);
  const gaps = [left, middle, right].map((what, at) => [FIRST + at, what.replace('-', '')] as const).filter(isThere);
  return tableAt({
    hands: HANDS,
    gaps: Object.fromEntries(gaps) as Record<number, Card>,
    tokens: { 1: tokens[0]!, 2: tokens[1]! },
    purse: 3,
  });
}

/** What lies there now, as a row says it. */
function rowOf({ state: { gaps, buildings } }: Table<Intrigo>): string[] {
  const arch = (at: number) => {
    const gap = gaps[at]!;
    if (gap === null) return '';
    return 'card' in gap ? `${gap.card}${gap.up ? '' : '-'}` : gap.influence;
  };
  const doorway = (at: number) => `${buildings[at]!.token}${buildings[at]!.up ? '' : '-'}`;
  return [arch(0), doorway(1), arch(1), doorway(2), arch(2)];
}

function enter(table: Table<Intrigo>, ...says: readonly string[]): void {
  for (const say of says) {
    const step = admit(title, table, { seat: 0, say });
    if (isRefusal(step)) throw new Error(`${say}: ${step.refused}`);
    play(title, table, step, silence);
  }
}

const USES: Record<Influence, string> = {
  courtesan: 'call M4 2',
  seller: 'swap 1 2',
  assassin: 'kill 0',
  guard: 'move 0 2',
  gondolier: 'ferry 0 2',
  thief: 'steal 1',
};

test.each(INFLUENCES)('[I15] the example of the %s is what the power does', (influence) => {
  const [before, after] = POWERS[influence];
  const table = tableOf(before);
  enter(table, `${influence}@1`, USES[influence]);
  expect(rowOf(table)).toEqual(after);
});

/** Whose each of the two tokens would be: a family, or nobody's. */
function winners({ state }: Table<Intrigo>): (string | null)[] {
  const { fates } = preview(state);
  return [fates[1]!, fates[2]!].map((fate) => (fate.kind === 'won' ? state.families[fate.seat]! : null));
}

const winnersIn = (row: Row) => [row[1], row[3]].map((what) => (what.startsWith('+') ? what[1] : null));

test('[I17, I18, I24, I25] the examples of the rule book come out as it says', () => {
  const [plain, killed, sold, tied] = [1, 2, 3, 4].map((n) => EXAMPLES[n]!) as [Pair, Pair, Pair, Pair];
  expect(winners(tableOf(plain[0]))).toEqual(winnersIn(plain[1]));
  const assassin = tableOf(killed[0]);
  enter(assassin, 'assassin@2', 'kill 1');
  expect(winners(assassin)).toEqual(winnersIn(killed[1]));
  const seller = tableOf(sold[0]);
  enter(seller, 'seller@1', 'swap 1 2');
  expect(winners(seller)).toEqual(winnersIn(sold[1]));
  expect(winners(tableOf(tied[1]))).toEqual(winnersIn(tied[1]));
});
type Pair = (typeof EXAMPLES)[string];
