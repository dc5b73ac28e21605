import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, loadTitle } from '@ridotto/games/catalog';
import { COURTESIES, type AnyTitle, type Locale } from '@ridotto/kernel';
import { localeFor, seatsFor, setupFor, titleNamed, wholeNumber } from './arguments.ts';
import { FiledTable, putAway, tablesFolder } from './table.ts';
import { HOUSE_WORDS, type HouseWords } from './words.ts';

export const PLAY_USAGE = 'ridotto play [GAME] [--seats N] [--seat N] [--setup JSON] [--lang en|ru] [--table FILE]';

/** The person at the terminal. */
export interface Terminal {
  print(text: string): void;
  /** The next line typed, or undefined when there will be none. */
  ask(prompt: string): Promise<string | undefined>;
}

/** A game against simple bots. The table is a file: leaving loses nothing. */
export async function runPlay(args: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      seat: { type: 'string', default: '0' },
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
  const setup = setupFor(title, seats, values.setup);
  const you = wholeNumber('seat', values.seat, { max: seats - 1 });
  const file = values.table ?? path.join(tablesFolder(), `${title.id}.jsonl`);
  const isThere = existsSync(file);
  const table = isThere ? FiledTable.resume(title, file) : FiledTable.start(title, file, { seats, setup, you });
  const { name } = title.words[locale];
  terminal.print(isThere ? words.resumed(name) : words.started(name, table.commitment));

  const isFinished = await new Sitting(table, terminal, locale).play();
  if (isFinished) {
    table.seal();
    terminal.print(words.kept(values.table ? file : putAway(file)));
  } else {
    table.close();
    const where = values.table ? ` --table ${file}` : '';
    terminal.print(words.saved(file, `npx ridotto play ${title.id}${where}`));
  }
}

async function chooseGame(terminal: Terminal, locale: Locale): Promise<AnyTitle | undefined> {
  const words = HOUSE_WORDS[locale];
  terminal.print(words.welcome);
  for (const id of GAME_IDS) {
    const { words: titleWords, seats } = await loadTitle(id);
    terminal.print(`  ${id.padEnd(10)} ${titleWords[locale].name}, ${words.players(seats.min, seats.max)}`);
  }
  for (;;) {
    const typed = (await terminal.ask(words.chooseGame))?.trim().toLowerCase();
    if (typed === undefined || typed === 'quit') return undefined;
    if (isGameId(typed)) return loadTitle(typed);
    if (typed !== '') terminal.print(words.noSuchGame);
  }
}

const LISTED = 40; // more options than this are shown by a few examples
const EXAMPLES = 8;

/** One person's stay at a table. */
class Sitting {
  readonly #table: FiledTable;
  readonly #terminal: Terminal;
  readonly #locale: Locale;
  readonly #house: HouseWords;
  readonly #names: readonly string[];

  constructor(table: FiledTable, terminal: Terminal, locale: Locale) {
    this.#table = table;
    this.#terminal = terminal;
    this.#locale = locale;
    this.#house = HOUSE_WORDS[locale];
    this.#names = Array.from({ length: table.seats }, (_, seat) => this.#house.bot(seat));
  }

  /** Plays until the game is over (true) or the person leaves (false). */
  async play(): Promise<boolean> {
    const table = this.#table;
    for (;;) {
      const { turn } = table;
      if (turn.kind === 'over') {
        this.#draw();
        this.#print(this.#words.ending(table.view(), this.#names));
        return true;
      }
      if (turn.kind === 'roll') {
        table.roll(this.#hear);
        continue;
      }
      const bot = table.awaited.find((seat) => seat !== table.you);
      if (bot !== undefined) {
        const hadOffer = table.drawOffer === table.you;
        table.answerByBot(bot, this.#hear);
        if (hadOffer && table.drawOffer === undefined) this.#print(this.#house.drawDeclined(this.#names[bot]!));
      } else if (!(await this.#askPerson())) {
        return false;
      }
    }
  }

  get #words() {
    return this.#table.title.words[this.#locale];
  }

  #print(text: string): void {
    this.#terminal.print(text);
  }

  #draw(): void {
    this.#print(`\n${this.#table.title.picture(this.#table.view(), this.#locale)}\n`);
  }

  readonly #hear = (event: unknown): void => {
    const text = this.#words.event(event, this.#table.you, this.#names);
    if (text !== undefined) this.#print(text);
  };

  /** Asks until there is an answer (true) or nobody is there any more (false). */
  async #askPerson(): Promise<boolean> {
    this.#draw();
    const question = this.#words.question?.(this.#table.view(), this.#names);
    if (question !== undefined) this.#print(question);
    for (;;) {
      const typed = (await this.#terminal.ask(this.#house.yourTurn))?.trim();
      if (typed === undefined || typed === 'quit') return false;
      if (typed === '' || this.#isQuestion(typed)) continue;
      if (this.#answer(typed)) return true;
    }
  }

  /** Answers questions about the table; false if it was none. */
  #isQuestion(typed: string): boolean {
    const { title, you } = this.#table;
    if (typed === '?') this.#print(this.#house.help(title.courtesies.includes('draw')));
    else if (typed.startsWith('?')) this.#explain(typed.slice(1).trim());
    else if (typed === 'options') this.#listOptions();
    else if (typed === 'hint') this.#print(title.notation.write(this.#table.botChoice(you)));
    else if (typed === 'worlds') this.#countWorlds();
    else return false;
    return true;
  }

  #explain(attempt: string): void {
    const { title } = this.#table;
    const reason = title.explain(this.#table.view(), this.#fullForm(attempt) ?? attempt);
    if (!reason) return this.#print(this.#house.canBeChosen);
    this.#print(`${this.#words.reason(reason)} (${this.#house.rule(reason.rule)})`);
  }

  #listOptions(): void {
    const { title, you } = this.#table;
    const options = this.#table.options(you);
    const view = this.#table.view();
    this.#print(this.#house.options(options.length));
    const shown = options.length > LISTED ? options.slice(0, EXAMPLES) : options;
    for (const option of shown) {
      this.#print(`  ${title.notation.write(option).padEnd(14)} ${this.#words.option(option, view, this.#names)}`);
    }
    if (shown.length < options.length) this.#print(`  ${this.#house.more(options.length - shown.length)}`);
  }

  #countWorlds(): void {
    const count = this.#table.title.worlds?.(this.#table.view());
    this.#print(count === undefined ? this.#house.noCount : this.#house.worlds(count));
  }

  /** Gives an answer, or several; true if the table took it. */
  #answer(typed: string): boolean {
    const { you } = this.#table;
    const says = typed.split(';').map((say) => say.trim());
    const whole = says.length === 1 ? [this.#fullForm(says[0]!) ?? says[0]!] : says;
    const refusal = this.#table.say(you, whole, this.#hear);
    if (refusal) {
      this.#refuse(whole[refusal.at]!, refusal.refused);
      return false;
    }
    if (whole.at(-1) === COURTESIES.draw) this.#print(this.#house.drawOffered);
    return true;
  }

  #refuse(say: string, code: keyof HouseWords['refused']): void {
    const reason = code === 'not-an-option' ? this.#table.title.explain(this.#table.view(), say) : undefined;
    if (reason) this.#print(`${this.#words.reason(reason)} (${this.#house.rule(reason.rule)})`);
    else this.#print(this.#house.refused[code]);
  }

  /** The one option that looks like what was typed, capitals and spaces aside. */
  #fullForm(typed: string): string | undefined {
    const { title, you } = this.#table;
    const texts = this.#table.options(you).map((option) => title.notation.write(option));
    if (texts.includes(typed)) return typed;
    const plain = (text: string) => text.toLowerCase().replaceAll(' ', '');
    const alike = texts.filter((text) => plain(text) === plain(typed));
    return alike.length === 1 ? alike[0] : undefined;
  }
}
