import {
  SEEDS,
  thoughtOf,
  wholeUpdate,
  type Chance,
  type Message,
  type Refusal,
  type TableInfo,
  type Update,
} from '@ridotto/host';
import { chainOf, placeOf, type AnyKinds, type AnyTitle, type Locale, type Reason, type Seat } from '@ridotto/kernel';
import { PERSON, type TerminalHouse } from './house.ts';
import { HOUSE_WORDS, type HouseWords } from './words.ts';

/** The person at the terminal. */
export interface Terminal {
  print(text: string): void;
  /** The next line typed, or undefined when there will be none. */
  ask(prompt: string): Promise<string | undefined>;
}

/** Where somebody stays. */
export interface Place extends TerminalHouse {
  readonly table: string;
  readonly title: AnyTitle;
  readonly chance: Chance;
}

const LISTED = 40; // more options than this are shown by a few examples
const EXAMPLES = 8;
const HINTS = 'master'; // who gives them

/** One person's stay at a table: all that they know of it is what the house sends them. */
export class Stay {
  readonly #place: Place;
  readonly #terminal: Terminal;
  readonly #locale: Locale;
  readonly #house: HouseWords;
  #info!: TableInfo;
  #sees!: Update;
  #news = Promise.withResolvers<void>();

  constructor(place: Place, terminal: Terminal, locale: Locale) {
    this.#place = place;
    this.#terminal = terminal;
    this.#locale = locale;
    this.#house = HOUSE_WORDS[locale];
  }

  /** Comes to the table, and hears what has happened there since its log had this length. */
  async come(since: number): Promise<TableInfo | Refusal> {
    const { house, table } = this.#place;
    const watching = await house.watch(table, PERSON, { since, wantsOptions: true }, (message) => this.#hear(message));
    return typeof watching === 'function' ? this.#info : watching;
  }

  /** Plays until the game is over (true) or the person leaves (false). */
  async play(): Promise<boolean> {
    while (this.#info.phase !== 'over') {
      if (this.#isEmpty) await this.#letPass();
      else if (!this.#isAsked) await Promise.race([this.#news.promise, this.#place.broken]);
      else if (!(await this.#askPerson())) return false;
    }
    this.#draw();
    this.#print(this.#words.ending(this.#view, this.#names));
    return true;
  }

  get #words() {
    return this.#place.title.words[this.#locale];
  }

  get #names(): readonly string[] {
    return this.#info.seats.map((_, seat) => this.#house.bot(seat));
  }

  /** What the house sends is this very game's. */
  get #view(): AnyKinds['view'] {
    return this.#sees.view as AnyKinds['view'];
  }

  get #isAsked(): boolean {
    const { asked, you, said } = this.#sees;
    return you !== null && asked.includes(you) && said === undefined;
  }

  /** A window in which there is nothing to decide. */
  get #isEmpty(): boolean {
    const { window, options } = this.#sees;
    return this.#isAsked && window !== undefined && Array.isArray(options) && options.length === 1;
  }

  /** Nobody is made to say what can only be said; the house may have been quicker. */
  async #letPass(): Promise<void> {
    const { house, table, chance } = this.#place;
    const { promise } = this.#news;
    const says = [...(this.#sees.options as readonly string[])];
    const result = await house.command(table, PERSON, { type: 'say', id: chance.id(), says });
    if (!result.ok) await Promise.race([promise, this.#place.broken]);
  }

  /** How a window is let pass, where one is open that may be. */
  get #pass(): string | undefined {
    const { window, options } = this.#sees;
    const last = window && Array.isArray(options) ? (options as readonly string[]).at(-1) : undefined;
    return last === 'pass' ? last : undefined;
  }

  #print(text: string): void {
    this.#terminal.print(text);
  }

  #draw(): void {
    this.#print(`\n${this.#place.title.picture(this.#view, this.#locale)}\n`);
  }

  #hear(message: Message): void {
    if (message.type !== 'update') return;
    const before = this.#sees as Update | undefined; // there is none at first
    this.#sees = wholeUpdate(message, before?.view);
    this.#info = message.table ?? this.#info;
    for (const event of message.events) this.#tell(event as AnyKinds['event']);
    this.#tellOfDraw(before?.draw, this.#sees);
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }

  #tell(event: AnyKinds['event']): void {
    const text = this.#words.event(event, this.#sees.you ?? 'public', this.#names);
    if (text !== undefined) this.#print(text);
  }

  #tellOfDraw(before: Seat | undefined, { draw, you }: Update): void {
    if (before === draw || this.#info.phase === 'over') return;
    if (draw === you) this.#print(this.#house.drawOffered);
    else if (before === you) this.#print(this.#house.drawDeclined(this.#names.find((_, seat) => seat !== you)!));
  }

  /** Asks until there is an answer (true) or nobody is there any more (false). */
  async #askPerson(): Promise<boolean> {
    this.#draw();
    const whose = this.#sees.window && this.#words.now?.(this.#view, this.#names); // who does what to whom
    if (whose !== undefined) this.#print(whose);
    const question = this.#words.question?.(this.#view, this.#names);
    if (question !== undefined) this.#print(question);
    for (;;) {
      const typed = await Promise.race([this.#terminal.ask(this.#house.yourTurn), this.#place.broken]);
      const line = typed?.trim();
      if (line === undefined || line === 'quit') return false;
      const said = line === '' ? this.#pass : line;
      if (said === undefined || (await this.#isQuestion(said))) continue;
      if (await this.#answer(said)) return true;
    }
  }

  /** Answers questions about the table; false if it was none. */
  async #isQuestion(typed: string): Promise<boolean> {
    const { title } = this.#place;
    if (typed === '?') this.#print(this.#house.help(title.manifest.courtesies.includes('draw')));
    else if (typed.startsWith('?')) this.#explain(typed.slice(1).trim());
    else if (typed === 'options') this.#listOptions();
    else if (typed === 'hint') await this.#giveHint();
    else if (typed === 'worlds') this.#countWorlds();
    else return false;
    return true;
  }

  #explain(attempt: string): void {
    const reason = this.#place.title.explain(this.#view, this.#written(attempt));
    if (reason) this.#giveReason(reason);
    else this.#print(this.#house.canBeChosen);
  }

  #giveReason(reason: Reason): void {
    this.#print(`${this.#words.reason(reason)} (${this.#house.rule(reason.rule)})`);
  }

  #listOptions(): void {
    const { notation } = this.#place.title;
    const options = this.#guessedOptions();
    this.#print(this.#house.options(options.length));
    const shown = options.length > LISTED ? options.slice(0, EXAMPLES) : options;
    for (const option of shown) {
      this.#print(
        `  ${notation.answer.write(option).padEnd(14)} ${this.#words.option(option, this.#view, this.#names)}`,
      );
    }
    if (shown.length < options.length) this.#print(`  ${this.#house.more(options.length - shown.length)}`);
  }

  /** A thought that fails ends no game. */
  async #giveHint(): Promise<void> {
    try {
      this.#print(await this.#hint());
    } catch {
      this.#print(this.#house.noHint);
    }
  }

  /** What the bot would do, by all that the person sees. */
  async #hint(): Promise<string> {
    const { thinker, table, title, chance } = this.#place;
    if (this.#sees.window) return this.#hintInWindow(this.#sees.you!);
    const { manifest, edition } = title;
    const says = await thinker.choose(table, {
      game: manifest.id,
      edition,
      view: this.#view,
      told: [],
      options: null,
      level: HINTS,
      seed: chance.rng(SEEDS),
    });
    return says.join('; ');
  }

  /** The first thing that the bot would do along the window, at the place where it would be asked. */
  async #hintInWindow(seat: Seat): Promise<string> {
    const { thinker, table, title, chance } = this.#place;
    const state = title.game.guess(this.#view, chance.rng);
    const world = { seats: this.#info.seats.length, state, sealed: new Map(), drawOffer: undefined, length: 0 };
    let say = '';
    for (const link of chainOf(title, world).filter(({ seats }) => seats.includes(seat))) {
      const thinking = { seat, level: HINTS, told: [], seed: chance.rng(SEEDS) } as const;
      [say = ''] = await thinker.choose(table, thoughtOf(title, link.table, thinking));
      if (placeOf(title, [link], seat, say)) return say;
    }
    return say;
  }

  #countWorlds(): void {
    const count = this.#place.title.worlds?.(this.#view);
    this.#print(count === undefined ? this.#house.noCount : this.#house.worlds(count));
  }

  /** Gives an answer, or several; true if the house took it. */
  async #answer(typed: string): Promise<boolean> {
    const { house, table, chance } = this.#place;
    const says = typed.split(';').map((say) => this.#written(say));
    const result = await house.command(table, PERSON, { type: 'say', id: chance.id(), says });
    if (!result.ok) this.#refuse(result);
    return result.ok;
  }

  #refuse({ refused, reason }: Refusal): void {
    if (reason) this.#giveReason(reason);
    else this.#print(this.#house.refused[refused] ?? this.#house.refusedElse);
  }

  /** What was typed as the log writes it, where it is an answer of this game. */
  #written(typed: string): string {
    const { answer } = this.#place.title.notation;
    const read = answer.read(typed);
    return read === undefined ? typed.trim() : answer.write(read);
  }

  /** The same in every world that the person can't tell from the real one. */
  #guessedOptions(): readonly AnyKinds['answer'][] {
    const { title, chance } = this.#place;
    const { window, options } = this.#sees;
    if (window && Array.isArray(options)) return options.map((say: string) => title.notation.answer.read(say)!);
    return title.game.options(title.game.guess(this.#view, chance.rng), this.#sees.you!);
  }
}
