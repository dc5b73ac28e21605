import {
  admit,
  awaitedIn,
  chainOf,
  endsInChoice,
  isPass,
  isRefusal,
  open,
  play,
  rollDue,
  seatsIn,
  seeded,
  settled,
  setupOf,
} from '@ridotto/kernel';
import { silence, type AnyKinds, type AnyTitle, type ChainLink, type Entry, type Rng } from '@ridotto/kernel';
import type { Seat, Step, Table } from '@ridotto/kernel';

interface Fight {
  readonly attacker: Seat;
  readonly defender: Seat;
}

const fightIn = (title: AnyTitle, { state }: Table<AnyKinds>): Fight | null =>
  (title.game.view(state, 'public') as unknown as { readonly duel: Fight | null }).duel;

/**
 * Handovers of the device in each duel, besides the two fighters', at a table around one device: windows are on the
 * open screen, sides are shown by hand, and whoever wants to act says so. The device goes to them in the order in which
 * they are asked, as long as that can still matter.
 */
export function handovers(title: AnyTitle, seats: number, games: number): number[] {
  const counts: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const table = open(title, seats, setupOf(title, {}, seats)!);
    let [holder, fight]: [Seat | null, Fight | null] = [null, null];
    for (const step of steps(title, table, seeded(seed))) {
      const now = fightIn(title, table);
      if (now && !fight) counts.push(0);
      fight = now;
      if (step === 'open') holder = null; // it lies in the middle
      else if (step !== holder) {
        holder = step;
        if (now && step !== now.attacker && step !== now.defender) counts[counts.length - 1]!++;
      }
    }
  }
  return counts;
}

/** Plays a game; tells each time who takes the device, or that it is open to all. */
function* steps(title: AnyTitle, table: Table<AnyKinds>, rng: Rng): Generator<Seat | 'open'> {
  const take = (step: Step<AnyKinds>) => play(title, table, step, silence);
  const enter = (entry: Entry) => {
    const step = admit(title, table, entry);
    if (isRefusal(step)) throw new Error(step.refused);
    take(step);
  };
  for (;;) {
    const turn = title.game.turn(table.state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'roll') take(rollDue(title, table, rng)!);
    else if (turn.window) {
      yield 'open';
      const chain = chainOf(title, table);
      const says = new Map(seatsIn(chain).map((seat) => [seat, planOf(title, chain, seat, rng)]));
      yield* wishersIn(title, chain, says);
      settled(title, table, new Map([...says].map(([seat, { say }]) => [seat, say]))).forEach(enter);
    } else
      for (const seat of turn.seats) {
        if (!turn.sure?.includes(seat)) yield seat;
        take({ kind: 'answer', seat, answer: choose(title, table, seat, rng) });
      }
  }
}

interface Plan {
  readonly say: readonly string[];
  readonly isSecret: boolean; // and therefore chosen behind the curtain
}

/** Whoever takes the device in a window: all others let it pass when somebody has acted, but for those who owe a side. */
function* wishersIn(
  title: AnyTitle,
  chain: readonly ChainLink<AnyKinds>[],
  plans: ReadonlyMap<Seat, Plan>,
): Generator<Seat | 'open'> {
  const owing = endsInChoice(chain) ? chain.at(-1)!.seats : [];
  const isSilent = ([seat, { isSecret }]: [Seat, Plan]) => !isSecret && !owing.includes(seat);
  const said = new Map<Seat, readonly string[]>([...plans].filter(isSilent).map(([seat]) => [seat, []]));
  for (const [seat, { say, isSecret }] of plans) {
    if (!isSecret) continue;
    if (awaitedIn(title, chain, said).length === 0) return;
    yield* [seat, 'open' as const];
    said.set(seat, say);
  }
}

const choose = (title: AnyTitle, { state }: Table<AnyKinds>, seat: Seat, rng: Rng): AnyKinds['answer'] =>
  title.bot(title.game.view(state, seat), title.game.options(state, seat), rng);

/** What a seat wants to do in a window; sides are shown by hand, all else is chosen behind the curtain. */
function planOf(title: AnyTitle, chain: readonly ChainLink<AnyKinds>[], seat: Seat, rng: Rng): Plan {
  for (const { seats, window, table } of chain) {
    if (!seats.includes(seat)) continue;
    const answer = choose(title, table, seat, rng);
    const say = [title.notation.answer.write(answer)];
    if (window === 'must') return { say, isSecret: false };
    if (!isPass(title, table, { kind: 'answer', seat, answer })) return { say, isSecret: true };
  }
  return { say: [], isSecret: false };
}
