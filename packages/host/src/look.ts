import { optionsIn, type Seat, type Viewer } from '@ridotto/kernel';
import type { SeatInfo, TableInfo, Update, WindowInfo } from './protocol.ts';
import { leftAt } from './candle.ts';
import { askedSeats, openLength, turnOf, wordsOf, type Sitter, type Sitting } from './sitting.ts';
import { shown, type Served } from './times.ts';
import { chainAt, companyOf } from './window-fold.ts';
import { candleOf, hasHolds, holdersAt, holdLeft, isLate } from './windows.ts';

/** More options than this are counted, not listed. */
const LONG_LIST = 2000;

/** Whose eyes, and which account behind them. */
export interface Looker {
  readonly viewer: Viewer;
  readonly account: string;
  readonly wantsOptions: boolean;
}

/** What the game shows a viewer; nothing before the start. */
export const viewFor = ({ table, title }: Sitting, viewer: Viewer): unknown =>
  table ? title.game.view(table.state, viewer) : null;

/** All that a viewer gets beside its view: what it may know of the table now, and the events since it last looked. */
export function glanceFor(
  sitting: Sitting,
  { viewer, account, wantsOptions }: Looker,
  events: Update['events'],
  isTableNew: boolean,
  now: number,
  served: Served,
): Omit<Update, 'view'> {
  const { table, made, times } = sitting;
  const asked = askedSeats(sitting);
  const said = viewer === 'public' ? undefined : saidBy(sitting, viewer);
  const mayChoose = wantsOptions && viewer !== 'public' && asked.includes(viewer);
  return {
    type: 'update',
    length: openLength(sitting),
    you: viewer === 'public' ? null : viewer,
    table: isTableNew ? infoFor(sitting, account) : undefined,
    events,
    clocks: made.clock.kind === 'none' || !table ? null : shown(times, viewer, now, served),
    asked,
    window: windowFor(sitting, now),
    said,
    orders: viewer === 'public' ? undefined : (sitting.orders[viewer] ?? undefined),
    draw: table?.drawOffer,
    options: mayChoose && (said === undefined || sitting.window) ? optionsOf(sitting, viewer) : undefined,
  };
}

/** A seat's own answer, while it is sealed. */
function saidBy({ title, table, window }: Sitting, seat: Seat): string | undefined {
  const sealed = table?.sealed.get(seat);
  if (sealed !== undefined) return title.notation.answer.write(sealed);
  return window?.intents[seat]?.says.join('; ');
}

/** The open window, the same for everybody. */
function windowFor(sitting: Sitting, now: number): WindowInfo | undefined {
  const { window, made } = sitting;
  if (!window) return undefined;
  const { kind, asked, candle } = window;
  const company = companyOf(sitting);
  return {
    kind,
    asked,
    of: candle && candle.of,
    left: candle && leftAt(candle, now),
    held: holdersAt(window, now),
    hold: sitting.sitters.map((_, seat) => (hasHolds(window, made) ? holdLeft(window, company, seat, now) : 0)),
    ...(isLate(window, company, now) && { late: true }),
  };
}

function optionsOf(sitting: Sitting, seat: Seat): Update['options'] {
  const { title, table, window } = sitting;
  const options = window ? optionsIn(title, chainAt(sitting), seat) : title.game.options(table!.state, seat);
  return options.length > LONG_LIST ? options.length : options.map((option) => title.notation.answer.write(option));
}

export function infoFor(sitting: Sitting, account: string): TableInfo {
  const { made, phase, sitters, next, nextBy, late } = sitting;
  const turn = turnOf(sitting);
  const mayInvite = account === made.owner || sitters.some((sitter) => isHeldBy(sitter, account));
  const isOver = turn?.kind === 'over';
  return {
    id: made.id,
    game: made.game,
    edition: made.edition,
    setup: made.setup,
    open: made.open,
    clock: made.clock,
    late: made.late,
    absence: made.absence,
    notebook: made.notebook ?? true, // tables of old did not say
    hints: made.hints ?? false,
    hinted: sitting.hinted.map(({ count }) => count),
    pace: made.pace ?? 'usual',
    candle: candleOf(made) * Math.max(...sitting.slowness),
    phase,
    seats: sitters.map((sitter, seat) => seatInfo(sitter, made.kept?.[seat] != null)),
    owner: account === made.owner,
    ...(mayInvite && { invite: made.invite }),
    fair: { commitment: made.commitment, words: wordsOf(sitting), ...(isOver && { key: made.key }) },
    ...(isOver && {
      result: { payoffs: turn.payoffs, reason: turn.reason, ...(late !== undefined && { late }) },
    }),
    ...(next !== undefined && { next }),
    ...(nextBy !== undefined && { nextBy }),
    ...(made.kept && { again: true as const }),
  };
}

const isHeldBy = (sitter: Sitter | null, account: string): boolean =>
  sitter?.kind === 'person' && sitter.who === account;

function seatInfo(sitter: Sitter | null, isKept: boolean): SeatInfo {
  if (!sitter) return { kind: 'free', ...(isKept && { kept: true as const }) };
  if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level };
  return { kind: 'person', who: sitter.who, name: sitter.name, away: sitter.away };
}
