import { existsSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES, isGameId, loadTitle } from '@ridotto/games/catalog';
import { notationPieces, secureChance, wholeText, type Chance } from '@ridotto/host';
import { USUAL_LEVEL, type AnyTitle, type Level, type Locale, type Seat } from '@ridotto/kernel';
import { levelNamed, localeFor, seatsFor, setupFor, titleNamed, wholeNumber } from './arguments.ts';
import { openFileStore, type FileStore, type KeptTable } from './file-store.ts';
import { rulesFor } from './files.ts';
import { makeTable, openHouse, sitDown, type TerminalHouse } from './house.ts';
import { Refused } from './refused.ts';
import { Stay, type Terminal } from './stay.ts';
import { YOU } from './table-file.ts';
import { HOUSE_WORDS } from './words.ts';

export const PLAY_USAGE =
  'ridotto play [GAME] [--seats N] [--seat N] [--level LEVEL] [--with OPTION[=VALUE]]... [--setup JSON] [--lang en|ru] [--table FILE]';

interface Wanted {
  readonly title: AnyTitle;
  readonly seats: number;
  readonly setup: unknown;
  readonly you: Seat;
  readonly level: Level; // of the bots
}

/** Who plays: the person, their language, and what nobody may foresee. */
interface Company {
  readonly terminal: Terminal;
  readonly locale: Locale;
  readonly chance: Chance;
}

/** A game against bots. The table is a file: leaving loses nothing. */
export async function runPlay(args: string[], terminal: Terminal, { chance = secureChance } = {}): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      seat: { type: 'string', default: '0' },
      level: { type: 'string', default: USUAL_LEVEL },
      with: { type: 'string', multiple: true },
      setup: { type: 'string' },
      lang: { type: 'string' },
      table: { type: 'string' },
    },
  });
  const locale = localeFor(values.lang);
  const words = HOUSE_WORDS[locale];
  const title = positionals[0] === undefined ? await chooseGame(terminal, locale) : await titleNamed(positionals[0]);
  if (!title) return;
  const seats = seatsFor(title, values.seats);
  const setup = setupFor(title, seats, values);
  const you = wholeNumber('seat', values.seat, { max: seats - 1 });
  const level = levelNamed(values.level);
  const file = values.table ?? path.join(tablesFolder(), `${title.manifest.id}.jsonl`);

  const company = { terminal, locale, chance };
  switch (await playIn(file, { title, seats, setup, you, level }, company)) {
    case 'over':
      return terminal.print(words.kept(values.table ? file : putAway(file)));
    case 'closed':
      return terminal.print(words.keptClosed(values.table ? file : putAway(file)));
    case 'left': {
      const where = values.table ? ` --table ${file}` : '';
      return terminal.print(words.saved(file, `npx ridotto play ${title.manifest.id}${where}`));
    }
  }
}

/** How a stay ends: with the game, with the person, or before it begins, where the table's rules are gone. */
type End = 'over' | 'left' | 'closed';

/** Plays at the table in the file, or at a new one. */
async function playIn(file: string, wanted: Wanted, company: Company): Promise<End> {
  const store = await openFileStore(file);
  try {
    const { kept } = store;
    const title = kept ? await rulesAt(file, kept, wanted.title) : wanted.title;
    return await playOn(store, title, wanted, company);
  } finally {
    await store.close();
  }
}

async function playOn(store: FileStore, title: AnyTitle | undefined, wanted: Wanted, company: Company): Promise<End> {
  const open = await openHouse(store, company.chance);
  try {
    if (title) return await playAt(open, store, { ...wanted, title }, company);
    return await show(open, store.kept!, wanted.title, company);
  } finally {
    await open.house.stop();
  }
}

/** The rules of a table that was kept, if they are still there. */
async function rulesAt(file: string, { made, log }: KeptTable, title: AnyTitle): Promise<AnyTitle | undefined> {
  const { id } = title.manifest;
  if (made.game !== id) throw new Refused(`${file} is a table of ${made.game}, not of ${id}`);
  return (await rulesFor(file, log))?.title;
}

async function playAt(
  open: TerminalHouse,
  store: FileStore,
  { title, seats, setup, you, level }: Wanted,
  { terminal, locale, chance }: Company,
): Promise<End> {
  const { kept, file } = store;
  const words = HOUSE_WORDS[locale];
  const table = kept?.made.id ?? (await makeTable(open.house, { game: title.manifest.id, seats, setup }));
  const stay = new Stay({ ...open, table, title, chance }, terminal, locale);
  const info = await stay.come(kept?.lines.length ?? 0);
  if ('refused' in info) throw new Refused(`${file} is damaged: its log can't be played; nothing was changed`);
  const { name } = title.manifest.words[locale];
  terminal.print(kept ? words.resumed(name) : words.started(name, info.fair.commitment));
  if (info.phase === 'open') await sitDown(open.house, table, you, level, chance.id());
  if (!(await stay.play())) return 'left';
  await store.seal(table);
  return 'over';
}

/** Shows what the person may read of a table whose rules are gone. */
async function show(
  { house }: TerminalHouse,
  { made }: KeptTable,
  title: AnyTitle,
  { terminal, locale }: Company,
): Promise<End> {
  const remains = await house.remains(made.id, YOU);
  if ('refused' in remains) throw new Error(remains.refused); // it is in the store
  const { name } = title.manifest.words[locale];
  terminal.print(HOUSE_WORDS[locale].closed(name, made.edition, remains.isOver));
  terminal.print(await wholeText(notationPieces(made, remains.lines, undefined)));
  return 'closed';
}

async function chooseGame(terminal: Terminal, locale: Locale): Promise<AnyTitle | undefined> {
  const words = HOUSE_WORDS[locale];
  terminal.print(words.welcome);
  for (const { id, words: own, seats } of GAMES) {
    terminal.print(`  ${id.padEnd(10)} ${own[locale].name}, ${words.players(...seats)}`);
  }
  for (;;) {
    const typed = (await terminal.ask(words.chooseGame))?.trim().toLowerCase();
    if (typed === undefined || typed === 'quit') return undefined;
    if (isGameId(typed)) return loadTitle(typed);
    if (typed !== '') terminal.print(words.noSuchGame);
  }
}

/** Where the terminal house keeps its tables. */
function tablesFolder(): string {
  const { RIDOTTO_HOME, XDG_DATA_HOME, APPDATA } = process.env;
  return path.join(
    RIDOTTO_HOME ?? path.join(XDG_DATA_HOME ?? APPDATA ?? path.join(homedir(), '.local', 'share'), 'ridotto'),
    'tables',
  );
}

/** Gives a finished table a name of its own, so that the next game finds its place free. */
function putAway(file: string): string {
  const { dir, name, ext } = path.parse(file);
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  let kept = path.join(dir, `${name}-${day}${ext}`);
  for (let n = 2; existsSync(kept); n++) kept = path.join(dir, `${name}-${day}-${n}${ext}`);
  renameSync(file, kept);
  return kept;
}
