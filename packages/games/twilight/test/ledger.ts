/**
 * A second reading of the ledger, for comparison: it works on the JSON of traces and on notation alone, walks pieces
 * cell by cell, and shares nothing with the rules.
 */
export interface Position {
  readonly doge: number;
  readonly guards: readonly number[];
  readonly merchant: number;
  readonly harlequin: number;
  readonly favourite: number;
  readonly toMove: number;
  readonly hands: readonly (readonly string[])[];
  readonly played: readonly string[];
}

type Places = Record<'D' | 'w' | 'e' | 'M' | 'H', number>;

/** Every legal step, with where it leaves the pieces. */
export function legalSteps(at: Position): Map<string, Places> {
  const hand = at.hands[at.toMove]!;
  const found = new Map<string, Places>();
  for (const say of new Set(hand.flatMap(sayings))) {
    const to = hand.filter((card) => card === cardIn(say)).length >= (say.startsWith('DD') ? 2 : 1) && outcome(at, say);
    if (to && mayFollow(at, say)) found.set(say, to);
  }
  if (at.played.length > 0) return found.set('end', placesOf(at));
  for (const piece of ['D', 'w', 'e'] as const) {
    const from = placesOf(at);
    const to = { ...from, [piece]: at.merchant };
    if (stands(to) && from[piece] !== at.merchant) found.set(`word ${piece}`, to);
  }
  return found.set('discard', placesOf(at));
}

/** Where she stands after the step that ends a turn. */
export function favouriteAfter({ D, w, e, M, H }: Places, favourite: number): number {
  const count = (isTheirs: (cell: number) => boolean, isHome: (cell: number) => boolean) =>
    [D, w, e, M, H].filter(isHome).length + ([D, w, e].every(isTheirs) ? 1 : 0);
  const west = count(
    (cell) => cell <= -1,
    (cell) => cell === -7 || cell === -8,
  );
  const east = count(
    (cell) => cell >= 1,
    (cell) => cell === 7 || cell === 8,
  );
  let to = favourite;
  for (let step = 0; step < Math.abs(east - west) && Math.abs(to) < 8; step++) to += Math.sign(east - west);
  return to;
}

const placesOf = (at: Position): Places => ({
  D: at.doge,
  w: Math.min(...at.guards),
  e: Math.max(...at.guards),
  M: at.merchant,
  H: at.harlequin,
});

/** Everything that could be said with a card, sensible or not. */
function sayings(card: string): string[] {
  const points = card === 'D' ? 1 : card === 'G11' ? 2 : Number(card[1]);
  const onGuards = splits(points);
  if (card === 'D') return ['D+', 'D-', 'DD+', 'DD-'];
  if (card === 'GX') return ['GX'];
  if (card === 'HX') return ['HX', 'HX>D', 'HX>M', 'HX>G w', 'HX>G e'];
  if (card.startsWith('G')) return onGuards.map((moves) => `${card} ${moves}`);
  const plain = [`${card}+`, `${card}-`];
  if (card.startsWith('M')) return plain;
  const others = ['D+', 'D-', 'M+', 'M-', ...onGuards.map((moves) => `G ${moves}`)];
  return [...plain, ...others.map((other) => `${card}>${other}`)];
}

const ways = (guard: string, count: number) => ['+', '-'].map((sign) => guard + sign.repeat(count));

/** `w++ e-` and the like: all texts that give out the points. */
function splits(points: number): string[] {
  const words: string[] = [];
  for (let west = 0; west <= points; west++) {
    if (west === 0) words.push(...ways('e', points));
    else if (west === points) words.push(...ways('w', points));
    else for (const w of ways('w', west)) for (const e of ways('e', points - west)) words.push(`${w} ${e}`);
  }
  return words;
}

const cardIn = (say: string): string => (say.startsWith('D') ? 'D' : say.split(/[ >+-]/)[0]!);
const targetIn = (say: string): string => /.>(.)/.exec(say)?.[1] ?? say[0]!;

/** Whether it fits the first card of the turn, and a Masquerade its condition. */
function mayFollow(at: Position, say: string): boolean {
  const first = at.played[0];
  if (first !== undefined && (first[0] !== say[0] || targetIn(first) !== targetIn(say))) return false;
  if (!say.includes('>')) return true;
  const end = at.toMove === 0 ? -9 : 9; // beyond the last cell
  return at.harlequin > Math.min(end, at.doge) && at.harlequin < Math.max(end, at.doge);
}

/** Walks the pieces; undefined where the walk is not allowed or leads nowhere. */
function outcome(at: Position, say: string): Places | undefined {
  const from = placesOf(at);
  const to = { ...from };
  const target = targetIn(say) as 'D' | 'G' | 'M' | 'H';
  const card = cardIn(say);
  if (card === 'GX') [to.w, to.e] = [at.doge - 1, at.doge + 1];
  else if (card === 'HX') to[(target === 'G' ? say.at(-1) : target) as keyof Places] = 0;
  else {
    for (const [piece, way] of walks(say, card, target)) {
      to[piece] += way;
      if (Math.abs(to[piece]) > 8) return undefined;
    }
  }
  const changed = (Object.keys(to) as (keyof Places)[]).some((piece) => to[piece] !== from[piece]);
  return changed && stands(to) ? to : undefined;
}

const way = (sign: string | undefined) => (sign === '+' ? 1 : -1);

function walks(say: string, card: string, target: 'D' | 'G' | 'M' | 'H'): [keyof Places, 1 | -1][] {
  if (say.startsWith('DD')) return (['D', 'w', 'e'] as const).map((piece) => [piece, way(say[2])]);
  if (target === 'G') {
    return [...say.matchAll(/([we])([+-]+)/g)].flatMap(([, guard, signs]) =>
      [...signs!].map((sign): [keyof Places, 1 | -1] => [guard as 'w' | 'e', way(sign)]),
    );
  }
  const points = card === 'D' ? 1 : Number(card[1]);
  return Array.from({ length: points }, () => [target, way(say.at(-1))]);
}

const stands = ({ D, w, e }: Places): boolean => w < D && D < e;
