import { hiddenHands, unseenCounts, type HiddenHand } from './guess.ts';
import { CARDS, TYPES, typeOf, type Counts, type Type, type View } from './model.ts';

/** How many different hidden hands the view allows. Exact. */
export function worlds(view: View): number {
  const hidden = hiddenHands(view);
  const unseen = unseenCounts(view, hidden);
  const [first, second] = [hidden[0] ?? NOBODY, hidden[1] ?? NOBODY];
  let count = 0;
  for (const ofFirst of forms(first)) {
    for (const ofSecond of forms(second)) {
      const ways = waysToDeal(unseen, [first.missing, second.missing], [ofFirst.type, ofSecond.type]);
      count += ofFirst.sign * ofSecond.sign * ways;
    }
  }
  return count;
}

const NOBODY: HiddenHand = { seat: 0, known: [], missing: 0, dealt: null };

/** All hands, less those of one type that the deal rules out [T6]. */
function forms({ dealt }: HiddenHand): { type: Type | null; sign: 1 | -1 }[] {
  const excluded = dealt === null ? [] : dealt.played === null ? TYPES : [dealt.played];
  return [{ type: null, sign: 1 }, ...excluded.map((type) => ({ type, sign: -1 as const }))];
}

/** In how many ways two hands of these sizes, each of one type where one is named, come out of the unseen cards. */
function waysToDeal(
  unseen: Readonly<Counts>,
  sizes: readonly [number, number],
  types: readonly [Type | null, Type | null],
): number {
  const width = sizes[1] + 1;
  let ways = Array<number>((sizes[0] + 1) * width).fill(0);
  ways[0] = 1;
  for (const [rank, copies] of unseen.entries()) {
    const most = types.map((type) => (type === null || type === typeOf(CARDS[rank]!) ? copies : 0));
    const next = ways.slice();
    for (let a = 0; a <= sizes[0]; a++) {
      for (let b = 0; b <= sizes[1]; b++) {
        if (ways[a * width + b] === 0) continue;
        for (let more = 0; more <= Math.min(most[0]!, sizes[0] - a); more++) {
          for (let other = 0; other <= Math.min(most[1]!, copies - more, sizes[1] - b); other++) {
            if (more + other > 0) next[(a + more) * width + b + other]! += ways[a * width + b]!;
          }
        }
      }
    }
    ways = next;
  }
  return ways.at(-1)!;
}
