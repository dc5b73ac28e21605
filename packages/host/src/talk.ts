import { speak } from '@ridotto/kernel';
import { mayRead, sideOf } from './audience.ts';
import { isNameTaken } from './decide.ts';
import type { Account, Ports } from './ports.ts';
import { refuse, type ChatLine, type Command, type Result, type Speaker } from './protocol.ts';
import type { Room } from './room.ts';
import { seatOf, type Sitting } from './sitting.ts';

type Said<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** What people say to each other at tables. */
export class Talk {
  readonly #ports: Ports;
  readonly #most: number; // lines that somebody hears on coming in

  constructor(ports: Ports, most: number) {
    this.#ports = ports;
    this.#most = most;
  }

  async chat(room: Room, account: Account, { id, text }: Said<'chat'>): Promise<Result> {
    const { store, clock } = this.#ports;
    const { sitting } = room;
    const isSpectator = seatOf(sitting, account.id) === undefined;
    if (isSpectator && isNameTaken(sitting, account.name)) return refuse('name-taken');
    const name = nameAt(sitting, account);
    const said = { at: clock.now(), who: account.id, name, to: sideOf(sitting, account), text };
    room.neighbours.hearing.say(await store.addChat(sitting.made.id, said, `${account.id}:${id}`));
    return { ok: true };
  }

  /** A seat says something of the game aloud; everybody hears it. */
  async phrase(room: Room, account: Account, { id, phrase }: Said<'phrase'>): Promise<Result> {
    const { store, clock } = this.#ports;
    const { sitting } = room;
    const { title, table } = sitting;
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (!table) return refuse('not-started');
    if (sitting.phase === 'over') return refuse('over');
    const text = speak(title, table, seat, phrase);
    if (text === undefined) return refuse('no-such-phrase');
    const said = { at: clock.now(), who: account.id, name: nameAt(sitting, account), to: 'table' as const, text };
    room.neighbours.hearing.say(await store.addChat(sitting.made.id, said, `${account.id}:${id}`));
    return { ok: true };
  }

  async mute(room: Room, account: Account, { who, on }: Said<'mute'>): Promise<Result> {
    await this.#ports.store.mute(account.id, who, on);
    room.mute(account, who, on);
    this.#ports.bus.publish({ table: room.sitting.made.id, length: 0, what: 'mutes', who: account.id });
    return { ok: true };
  }

  async report({ sitting }: Room, account: Account, command: Said<'report'>): Promise<Result> {
    const { store, clock } = this.#ports;
    const { id: table } = sitting.made;
    const { to = sideOf(sitting, account), line: n, reason } = command;
    const found = await store.chatLine(table, to, n);
    if (!found || !mayRead(sitting, account, found)) return refuse('no-such-line');
    await store.report({ table, to, n, by: account.id, reason, at: clock.now() });
    return { ok: true };
  }

  /** What was said before somebody came in, and which of those who sit here or spoke they have muted. */
  async before(
    room: Room,
    account: Account,
    muted: ReadonlySet<string>,
  ): Promise<{ readonly lines: readonly ChatLine[]; readonly muted: readonly Speaker[] }> {
    const { sitting } = room;
    const sides = sitting.phase === 'over' ? [undefined] : [sideOf(sitting, account), 'table' as const];
    const said = await Promise.all(sides.map((side) => this.#ports.store.chat(sitting.made.id, this.#most, side)));
    sides.forEach((side, i) => side && room.neighbours.hearing.begin(side, (said[i]!.at(-1)?.n ?? -1) + 1));
    const all = said.flat().sort((a, b) => a.at - b.at);
    const lines = all.filter((line) => mayRead(sitting, account, line));
    const people = [...sitting.sitters.filter((sitter) => sitter?.kind === 'person'), ...lines];
    const names = new Map(people.map(({ who, name }) => [who, name]));
    return {
      lines: lines.filter(({ who }) => !muted.has(who)),
      muted: [...names].flatMap(([who, name]) => (muted.has(who) ? [{ who, name }] : [])),
    };
  }
}

function nameAt(sitting: Sitting, account: Account): string {
  const seat = seatOf(sitting, account.id);
  const sitter = seat === undefined ? undefined : sitting.sitters[seat];
  return sitter?.kind === 'person' ? sitter.name : account.name;
}
