import { admit, admitAll, entryOf, isRefusal, play, silence } from '@ridotto/kernel';
import type { Entry, Refusal as GameRefusal, Rng, Seat, Table } from '@ridotto/kernel';
import type { Deed } from './deeds.ts';
import type { Account } from './ports.ts';
import { refuse, type Command, type Refusal } from './protocol.ts';
import { isPresent, seatOf, type Sitting } from './sitting.ts';

/** The commands that write in the table's log, as they stand in a queue. */
export type TableCommand = Extract<Command, { type: 'sit' | 'leave' | 'fill' | 'clear' | 'start' | 'say' | 'back' }>;

type Decide<Type extends TableCommand['type']> = (
  sitting: Sitting,
  account: Account,
  command: Extract<TableCommand, { type: Type }>,
  rng: Rng,
) => readonly Deed[] | Refusal;

/** What a command writes in the log, or why it writes nothing. */
export function decide(sitting: Sitting, account: Account, command: TableCommand, rng: Rng): readonly Deed[] | Refusal {
  const rule = DECISIONS[command.type] as Decide<TableCommand['type']>;
  return rule(sitting, account, command, rng);
}

export const isRefused = (decided: readonly Deed[] | Refusal): decided is Refusal => 'refused' in decided;

const DECISIONS: { readonly [Type in TableCommand['type']]: Decide<Type> } = {
  sit(sitting, account, { seat, name = account.name, words, invite }) {
    const { made, sitters } = sitting;
    if (sitting.phase !== 'open') return refuse('started');
    if (seatOf(sitting, account.id) !== undefined) return refuse('already-seated');
    const kept = made.kept?.indexOf(account.id) ?? -1;
    const isInvited = made.open === 'public' || account.id === made.owner || kept >= 0 || invite === made.invite;
    if (!isInvited) return refuse('wrong-invite');
    const wanted = seat ?? (kept >= 0 ? kept : sitters.findIndex((sitter, at) => !sitter && !made.kept?.[at]));
    if (wanted >= made.seats) return refuse('no-such-seat');
    const isTaken = wanted < 0 || sitters[wanted] !== null || (made.kept?.[wanted] ?? account.id) !== account.id;
    return isTaken ? refuse('seat-taken') : [{ kind: 'sit', seat: wanted, who: account.id, name, words }];
  },

  /** Before the start the seat is free again; afterwards a bot sits in. */
  leave(sitting, account) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (sitting.phase === 'over') return refuse('over');
    if (sitting.phase === 'open') return [{ kind: 'leave', seat }];
    return isPresent(sitting, seat) ? [{ kind: 'away', seat }] : refuse('not-here');
  },

  fill(sitting, account, { seat, level }) {
    const { made, sitters } = sitting;
    if (sitting.phase !== 'open') return refuse('started');
    if (account.id !== made.owner) return refuse('not-owner');
    if (seat !== undefined && seat >= made.seats) return refuse('no-such-seat');
    const free = sitters.flatMap((sitter, at) => (sitter === null && (seat ?? at) === at ? [at] : []));
    return free.length === 0 ? refuse('seat-taken') : free.map((at) => ({ kind: 'bot', seat: at, level }));
  },

  clear(sitting, account, { seat }) {
    if (sitting.phase !== 'open') return refuse('started');
    if (account.id !== sitting.made.owner) return refuse('not-owner');
    return sitting.sitters[seat]?.kind === 'bot' ? [{ kind: 'leave', seat }] : refuse('no-such-seat');
  },

  start(sitting, account) {
    if (sitting.phase !== 'open') return refuse('started');
    if (account.id !== sitting.made.owner) return refuse('not-owner');
    return sitting.sitters.includes(null) ? refuse('seats-free') : [{ kind: 'start' }];
  },

  say(sitting, account, { says }, rng) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (!sitting.table) return refuse('not-started');
    return isPresent(sitting, seat) ? sayAll(sitting, seat, says, rng) : refuse('not-here');
  },

  back(sitting, account) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (sitting.phase !== 'playing') return refuse(sitting.phase === 'over' ? 'over' : 'not-started');
    return isPresent(sitting, seat) ? refuse('not-away') : [{ kind: 'back', seat }];
  },
};

/**
 * A seat's says as entries: all of them, or why not.
 * Several at once are rehearsed in a world that the seat can't tell from the real one, and refused for what
 * happens there: else a turn that is meant to be refused half-way would tell for nothing what its first
 * half uncovers. Should the real world then bring a surprise, what came before it stands.
 */
export function sayAll(sitting: Sitting, seat: Seat, says: readonly string[], rng: Rng): readonly Entry[] | Refusal {
  const { title, table } = sitting;
  if (says.length === 1) return sayOne(sitting, seat, says[0]!);
  const refusal = rehearse(sitting, seat, says, rng);
  if (refusal) return refusal;
  const steps = admitAll(title, table!, seat, says);
  if (!isRefusal(steps)) return steps.map((step) => entryOf(title, step));
  return sayAll(sitting, seat, says.slice(0, Math.max(1, steps.at)), rng);
}

function sayOne(sitting: Sitting, seat: Seat, say: string): readonly Entry[] | Refusal {
  const { title, table } = sitting;
  const step = admit(title, table!, { seat, say });
  return isRefusal(step) ? explained(sitting, table!, seat, say, step) : [{ seat, say }];
}

function rehearse(sitting: Sitting, seat: Seat, says: readonly string[], rng: Rng): Refusal | undefined {
  const { title, table } = sitting;
  const { game } = title;
  const own = table!.sealed.get(seat);
  const world = {
    ...table!,
    state: game.guess(game.view(table!.state, seat), rng),
    sealed: new Map(own === undefined ? [] : [[seat, own]]),
  };
  for (const [at, say] of says.entries()) {
    const step = admit(title, world, { seat, say });
    if (isRefusal(step)) return { ...explained(sitting, world, seat, say, step), at };
    play(title, world, step, silence);
  }
  return undefined;
}

/** A refusal with the rule behind it, from what the seat itself sees. */
function explained(
  { title }: Sitting,
  { state }: Table<unknown, unknown>,
  seat: Seat,
  say: string,
  { refused }: GameRefusal,
): Refusal {
  const reason = refused === 'not-an-option' ? title.explain(title.game.view(state, seat), say) : undefined;
  return { ok: false, refused, ...(reason && { reason }) };
}

/** What the end of a seat's time brings. */
export function runOut(sitting: Sitting, seat: Seat): readonly Deed[] {
  if (sitting.made.late === 'lose')
    return [
      { kind: 'late', seat },
      { seat, say: 'resign' },
    ];
  return [{ kind: 'away', seat }];
}
