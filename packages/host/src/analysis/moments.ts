import {
  admit,
  enterWorlds,
  isRefusal,
  open,
  play,
  setupOf,
  type AnyKinds,
  type AnyTitle,
  type Log,
  type Refusal,
  type Seat,
  type Step,
  type Table,
} from '@ridotto/kernel';

type State = AnyKinds['state'];

/** What led to a moment. */
export type Cause =
  | { readonly kind: 'start' | 'roll' | 'courtesy' }
  | {
      readonly kind: 'answers';
      readonly seats: readonly Seat[];
      readonly answers: readonly AnyKinds['answer'][]; // in the order of the seats
    };

/** A moment of a finished game: how everything stood, and what had led there. */
export interface Moment {
  readonly at: number; // counted as replays count: whenever something was told
  readonly state: State;
  readonly cause: Cause;
}

/** Plays a log; where it isn't a finished game of this title, says what is wrong with it. */
export function momentsOf(title: AnyTitle, log: Log): Moment[] | Refusal | { readonly refused: 'not-over' } {
  const setup = setupOf(title, log.setup, log.seats);
  if (setup === undefined) return { refused: 'not-an-option' };
  const table = open(title, log.seats, setup);
  const entries = [...(log.before?.answers ?? []), ...log.answers];
  const early = enterWorlds(title, table, log.before, 0);
  if (early) return early;
  const moments: Moment[] = [{ at: 0, state: title.game.clone(table.state), cause: { kind: 'start' } }];
  let at = 0;
  for (const [i, entry] of entries.entries()) {
    const step = admit(title, table, entry);
    if (isRefusal(step)) return step;
    const cause = causeOf(title, table, step);
    let isTold = false;
    play(title, table, step, () => (isTold = true));
    const refusal = enterWorlds(title, table, log.before, i + 1);
    if (refusal) return refusal;
    if (isTold) at++;
    if (table.sealed.size > 0 || step.kind === 'offer') continue;
    moments.push({ at, state: title.game.clone(table.state), cause });
  }
  return title.game.turn(table.state).kind === 'over' ? moments : { refused: 'not-over' };
}

function causeOf(title: AnyTitle, table: Table<AnyKinds>, step: Step<AnyKinds>): Cause {
  if (step.kind === 'roll') return { kind: 'roll' };
  if (step.kind !== 'answer') return { kind: 'courtesy' };
  const turn = title.game.turn(table.state);
  const seats = turn.kind === 'ask' ? turn.seats : [];
  const given = new Map([...table.sealed, [step.seat, step.answer]]);
  const answers = seats.flatMap((seat) => given.get(seat) ?? []);
  return { kind: 'answers', seats, answers };
}
