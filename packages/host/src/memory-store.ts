import type { LogLine, Made } from './deeds.ts';
import { listed } from './lobby.ts';
import { FORGOTTEN } from './names.ts';
import { newSummary, type Absence, type Account, type Append, type Appended } from './ports.ts';
import type { Report, Snapshot, Store, Summary } from './ports.ts';
import type { ChatLine } from './protocol.ts';

interface Kept {
  readonly made: Made;
  readonly lines: LogLine[];
  readonly commands: Set<string>;
  readonly chat: ChatLine[];
  readonly chatCommands: Map<string, ChatLine>;
  summary: Summary;
  snapshot?: Snapshot;
}

type Sit = LogLine & { readonly deed: Extract<LogLine['deed'], { kind: 'sit' }> };

const isSitOf =
  (who: string) =>
  (line: LogLine): line is Sit =>
    'kind' in line.deed && line.deed.kind === 'sit' && line.deed.who === who;

/** A store that forgets everything with its process: for tests and for a browser's own tables. */
export function memoryStore(): Store {
  const tables = new Map<string, Kept>();
  const made = new Map<string, Made>(); // by command
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, Account>();
  const mutes = new Map<string, Set<string>>();
  const cookies = new Map<string, number>();
  const reports = new Map<string, Report>();
  const absences: Absence[] = [];
  let aliveAt: number | undefined;

  const append = ({ table, length, lines, summary }: Append): Appended => {
    const kept = tables.get(table)!;
    if (lines.some(({ command }) => command !== undefined && kept.commands.has(command))) return 'repeated';
    if (kept.lines.length !== length) return 'conflict';
    kept.lines.push(...lines);
    for (const { command } of lines) if (command !== undefined) kept.commands.add(command);
    if (summary) kept.summary = summary;
    return 'appended';
  };

  return {
    async make(table, command) {
      const before = made.get(command);
      if (before) return before;
      made.set(command, table);
      tables.set(table.id, {
        made: table,
        lines: [],
        commands: new Set(),
        chat: [],
        chatCommands: new Map(),
        summary: newSummary(table),
      });
      return table;
    },
    table: async (id) => tables.get(id)?.made,
    phase: async (table) => tables.get(table)?.summary.phase,
    append: async (wanted) => append(wanted),
    lines: async (table, from, limit = Infinity) => tables.get(table)?.lines.slice(from, from + limit) ?? [],
    hasCommand: async (table, command) => tables.get(table)?.commands.has(command) ?? false,
    list: async (filter) => {
      const all = [...tables.values()].reverse().map(({ made, summary }) => ({ made, ...summary }));
      return listed(all, filter);
    },
    due: async (until, after, limit) =>
      [...tables.values()]
        .filter(({ made, summary }) => summary.due !== null && summary.due <= until && made.id > after)
        .map(({ made }) => made.id)
        .sort()
        .slice(0, limit),

    snapshot: async (table) => tables.get(table)?.snapshot,
    async keepSnapshot(table, snapshot) {
      tables.get(table)!.snapshot = snapshot;
    },

    async addAccount(account, tokenHash) {
      accounts.set(account.id, account);
      if (tokenHash !== undefined) tokens.set(tokenHash, account);
    },
    async account(id) {
      const account = accounts.get(id);
      const cookie = cookies.get(id);
      return account && { ...account, ...(cookie !== undefined && { cookie }) };
    },
    accountByToken: async (tokenHash) => tokens.get(tokenHash),

    async botsOf(owner) {
      const valid = new Set([...tokens.values()].map(({ id }) => id));
      const own = [...accounts.values()].filter(({ by }) => by === owner);
      return own.map((bot) => ({ ...bot, isRevoked: !valid.has(bot.id) }));
    },
    async revokeToken(bot) {
      for (const [hash, { id }] of tokens) if (id === bot) tokens.delete(hash);
    },
    async revokeCookies(id) {
      cookies.set(id, (cookies.get(id) ?? 0) + 1);
    },

    async tablesOf(who, after, limit) {
      const own = [...tables.values()].filter(({ made, lines }) => made.owner === who || lines.some(isSitOf(who)));
      const ids = own.map(({ made }) => made.id).filter((id) => id > after);
      return ids.sort().slice(0, limit);
    },
    async chatOf(who, from, limit) {
      const all = [...tables].flatMap(([table, { chat }]) => chat.map((line) => ({ table, ...line })));
      return all.filter((line) => line.who === who).slice(from, from + limit);
    },
    async reportsOf(who, from, limit) {
      return [...reports.values()].filter(({ by }) => by === who).slice(from, from + limit);
    },
    async forgetAt(table, who) {
      const kept = tables.get(table)!;
      kept.lines.forEach((line, i) => {
        if (isSitOf(who)(line)) kept.lines[i] = { ...line, deed: { ...line.deed, name: FORGOTTEN } };
      });
      delete kept.snapshot;
    },
    async forget(who) {
      for (const { chat } of tables.values()) {
        chat.forEach((line, i) => line.who === who && (chat[i] = { ...line, name: FORGOTTEN }));
      }
      for (const [hash, { id }] of tokens) if (id === who) tokens.delete(hash);
      mutes.delete(who);
      for (const muted of mutes.values()) muted.delete(who);
      accounts.delete(who);
    },

    async addChat(table, said, command) {
      const { chat, chatCommands } = tables.get(table)!;
      const before = chatCommands.get(command);
      if (before) return before;
      const line = { n: chat.filter(({ to }) => to === said.to).length, ...said };
      chat.push(line);
      chatCommands.set(command, line);
      return line;
    },
    chat: async (table, limit, side) =>
      tables
        .get(table)
        ?.chat.filter(({ to }) => to === (side ?? to))
        .slice(-limit) ?? [],
    chatLine: async (table, side, n) => tables.get(table)?.chat.find((line) => line.to === side && line.n === n),
    async mute(who, muted, on) {
      const all = mutes.get(who) ?? new Set();
      all[on ? 'add' : 'delete'](muted);
      mutes.set(who, all);
    },
    mutedBy: async (who) => [...(mutes.get(who) ?? [])],
    async report(report) {
      const { table, to, n, by } = report;
      const key = JSON.stringify([table, to, n, by]);
      if (reports.has(key)) return 'repeated';
      reports.set(key, report);
      return 'reported';
    },

    async beat(now, patience) {
      if (aliveAt !== undefined && now - aliveAt > patience) absences.push({ from: aliveAt, to: now });
      aliveAt = Math.max(aliveAt ?? now, now);
      return { until: aliveAt, absences: absences.slice() };
    },
    async close() {},
  };
}
