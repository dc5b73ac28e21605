import type { LogLine, Made } from './deeds.ts';
import type { Absence, Account, Append, Appended, Report, Snapshot, Store, Summary } from './ports.ts';
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

const NEW: Summary = { phase: 'open', taken: 0, due: null };

/** A store that forgets everything with its process: for tests and for a browser's own tables. */
export function memoryStore(): Store {
  const tables = new Map<string, Kept>();
  const made = new Map<string, Made>(); // by command
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, Account>();
  const mutes = new Map<string, Set<string>>();
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
        summary: NEW,
      });
      return table;
    },
    table: async (id) => tables.get(id)?.made,
    append: async (wanted) => append(wanted),
    lines: async (table, from, limit = Infinity) => tables.get(table)?.lines.slice(from, from + limit) ?? [],
    hasCommand: async (table, command) => tables.get(table)?.commands.has(command) ?? false,
    list: async ({ phase, game, limit }) =>
      [...tables.values()]
        .filter(({ made, summary }) => made.open === 'public' && (phase ?? summary.phase) === summary.phase)
        .filter(({ made }) => (game ?? made.game) === made.game)
        .reverse()
        .slice(0, limit)
        .map(({ made, summary }) => ({ made, ...summary })),
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
    account: async (id) => accounts.get(id),
    accountByToken: async (tokenHash) => tokens.get(tokenHash),

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
