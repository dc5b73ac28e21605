import type { Asking, BoardOf, Editor, Option, Stage, Told } from './board.ts';
import { alike, kindOf, left, lit, touch, type Light, type Thing, type Touch, type Way } from './choose.ts';
import { thingsIn, walk, type Area } from './walk.ts';
import { WORDS } from './words.ts';

/** How state is kept and followed: by signals of the page's framework, or plainly. */
export interface Keeping {
  cell<T>(first: T): { value: T };
  derived<T>(work: () => T): { readonly value: T };
}

/** How a thing is seen and heard. */
export interface Look {
  readonly light: Light | undefined;
  readonly label: string;
  readonly tab: 0 | -1;
  readonly isChosen: boolean;
  readonly isAimed: boolean;
  readonly isLifted: boolean;
}

export type By = 'pointer' | 'key' | 'drag';

/** What one step back leads to. */
interface Before<View, Value> {
  readonly view: View;
  readonly line: number;
  readonly chosen: readonly Thing[];
  readonly value: Value | undefined;
}

type Derived<T> = { readonly value: T };

const NOTHING: readonly never[] = [];

/** A board under way: pictures are drawn from it, hands tell it what they touch. */
export class Kit<View, Choice, Event, Picture, Value = never> {
  readonly #play: () => Asking<View, Choice, Event>;
  readonly #board: BoardOf<View, Choice, Event, Picture, Value>;
  readonly #chosen: { value: readonly Thing[] };
  readonly #value: { value: Value | undefined };
  readonly #aim: { value: Thing | null };
  readonly #lifted: { value: Thing | null };
  readonly #stops: { value: Readonly<Record<string, Thing>> }; // where the focus was, by area
  readonly #texts: { value: readonly string[] };
  #history: readonly Before<View, Value>[] = [];
  #hasLifted = false; // by a touch of its own

  readonly #editor: Derived<Editor<Value> | undefined>;
  readonly #ways: Derived<readonly Way<Option<Choice> | Value>[]>;
  readonly #fitting: Derived<readonly Thing[]>;
  readonly #lit: Derived<ReadonlyMap<Thing, Light>>;
  readonly #first: Derived<ReadonlyMap<Thing, Light>>;
  readonly #left: Derived<readonly Option<Choice>[]>;
  readonly #picture: Derived<Picture>;
  readonly #areas: Derived<readonly Area[]>;
  readonly #tabs: Derived<ReadonlySet<Thing>>;

  constructor(
    play: () => Asking<View, Choice, Event>,
    board: BoardOf<View, Choice, Event, Picture, Value>,
    { cell, derived }: Keeping,
  ) {
    this.#play = play;
    this.#board = board;
    this.#chosen = cell<readonly Thing[]>(NOTHING);
    this.#value = cell<Value | undefined>(undefined);
    this.#aim = cell<Thing | null>(null);
    this.#lifted = cell<Thing | null>(null);
    this.#stops = cell<Readonly<Record<string, Thing>>>({});
    this.#texts = cell<readonly string[]>(NOTHING);
    this.#editor = derived(() => board.editor?.());
    this.#ways = derived(() => this.#allWays());
    this.#fitting = derived(() =>
      left(this.#ways.value, this.#chosen.value).length > 0 ? this.#chosen.value : NOTHING,
    );
    this.#lit = derived(() => lit(this.#ways.value, this.chosen));
    this.#first = derived(() => lit(this.#ways.value, NOTHING));
    this.#left = derived(() => left(this.#ways.value, this.chosen).map(({ end }) => end as Option<Choice>));
    this.#picture = derived(() => this.#seen());
    this.#areas = derived(() => board.areas(this.picture, this.lit));
    this.#tabs = derived(() => new Set(this.areas.flatMap((area) => this.#stopOf(area) ?? NOTHING)));
  }

  /** What the table asks of this board. */
  get stage(): Stage<View, Event> {
    const { canTurn, chapters, retell } = this.#board;
    return {
      canTurn,
      story: (events, before, after) => this.#story(events, before, after),
      touched: (say) => this.#touched(say),
      ...(chapters && { chapters }),
      ...(retell && { retell }),
    };
  }
  get play(): Asking<View, Choice, Event> {
    return this.#play();
  }
  /** Of what is being shown, else of the view with what is composed. */
  get picture(): Picture {
    return this.#picture.value;
  }
  get areas(): readonly Area[] {
    return this.#areas.value;
  }
  get chosen(): readonly Thing[] {
    return this.#fitting.value;
  }
  get lit(): ReadonlyMap<Thing, Light> {
    return this.#lit.value;
  }
  /** What one can begin with. */
  get first(): ReadonlyMap<Thing, Light> {
    return this.#first.value;
  }
  /** The options that what is chosen leaves. */
  get left(): readonly Option<Choice>[] {
    return this.#left.value;
  }
  get aim(): Thing | null {
    return this.#aim.value;
  }
  get lifted(): Thing | null {
    return this.#lifted.value;
  }
  /** The answers composed so far, in words. */
  get texts(): readonly string[] {
    return this.#texts.value;
  }
  /** What an editor has made. */
  get value(): Value {
    return this.#value.value ?? this.#editor.value!.first;
  }

  lightOf(thing: Thing): Light | undefined {
    return this.chosen.includes(thing) ? undefined : this.lit.get(alike(thing));
  }

  look(thing: Thing): Look {
    const light = this.lightOf(thing);
    return {
      light,
      label: this.labelOf(thing),
      tab: this.#tabs.value.has(thing) ? 0 : -1,
      isChosen: this.chosen.includes(thing),
      isAimed: this.aim === thing && light !== undefined,
      isLifted: this.lifted === thing,
    };
  }

  /** What a thing is, and what can be done with it. */
  labelOf(thing: Thing): string {
    const light = this.lightOf(thing);
    const isChosen = this.chosen.includes(thing);
    const words = WORDS[this.play.locale];
    const hint = this.#board.hint
      ? this.#board.hint(thing, { chosen: this.chosen, isChosen, light, begins: this.first.has(alike(thing)) })
      : isChosen
        ? words.picked
        : light && words.can;
    const name = this.#board.name(thing, this.picture);
    return hint ? `${name}, ${hint}` : name;
  }

  touch(thing: Thing, how: By): Touch<unknown>['does'] | 'skip' {
    if (!this.settle(thing)) return 'skip';
    const did = touch(this.#ways.value, this.chosen, thing);
    const isAstray = how === 'drag' && (did.does === 'begin' || did.does === 'back') && this.chosen.length > 0;
    if (did.does === 'explain' || isAstray) {
      const attempt = this.#board.attempt(this.chosen, thing, this.play.shown);
      if (attempt !== undefined) this.play.attempt(attempt);
      return 'explain';
    }
    if (did.does === 'take') this.#take(did.end);
    else this.#choose(did.chosen, thing);
    return did.does;
  }

  /** Shows how things stand. Whether the thing is still what the finger saw. */
  settle(thing: Thing): boolean {
    if (!this.play.isBehind) return true;
    const seen = this.#board.name(thing, this.picture);
    this.play.skip();
    return this.#board.name(thing, this.picture) === seen;
  }

  /** Gives an answer that was found otherwise than by its path. */
  take(option: Option<Choice>): void {
    this.#take(option);
  }

  /** Another value for the editor, as a whole. */
  edit(value: Value): void {
    this.#remember();
    this.#value.value = value;
    this.#chosen.value = NOTHING;
  }

  /** Undoes one touch, whatever it did. */
  back(): void {
    const before = this.#history.at(-1);
    this.#history = this.#history.slice(0, -1);
    if (!before || before.view !== this.play.view || before.line > this.play.line.length) return this.drop();
    while (this.play.line.length > before.line) this.play.takeBack();
    this.#chosen.value = before.chosen;
    this.#value.value = before.value;
  }

  /** Lets go of all that is chosen; if nothing is, of the last answer composed. */
  drop(): void {
    this.#history = [];
    const { chosen } = this;
    this.#chosen.value = NOTHING;
    if (chosen.length === 0) this.play.takeBack();
    else this.#say(WORDS[this.play.locale].letGo(this.#nameOf(chosen[0]!)));
  }

  /** Whether something hangs on a thing that can be carried elsewhere. */
  canLift(thing: Thing): boolean {
    if (this.chosen.includes(thing)) return true;
    const { does } = touch(this.#ways.value, this.chosen, thing);
    return does === 'begin' || does === 'extend';
  }

  lift(thing: Thing): void {
    this.#hasLifted = !this.chosen.includes(thing);
    if (this.#hasLifted) this.touch(thing, 'pointer');
    this.#lifted.value = thing;
  }

  aimAt(thing: Thing | null): void {
    if (this.#aim.value !== thing) this.#aim.value = thing;
  }

  /** Puts down what is lifted: on another thing, on itself, or nowhere, as if nothing had been. */
  release(on: Thing | null): void {
    const thing = this.lifted;
    this.#lifted.value = null;
    this.#aim.value = null;
    if (thing === null || on === thing) return;
    if (on !== null) this.touch(on, 'drag');
    else if (this.#hasLifted) this.back();
  }

  /** Does what a key means to the thing that has the focus; tells which has it then. */
  key(key: string, thing: Thing): Thing | undefined {
    if (key === 'Enter' || key === ' ') return this.#enter(thing);
    if (key === 'PageDown' || key === 'PageUp') return this.#nextBright(thing, key === 'PageDown' ? 1 : -1);
    const area = this.areaOf(thing);
    return area && walk(area, thing, key);
  }

  /** The focus has come to a thing. */
  focus(thing: Thing): void {
    const area = this.areaOf(thing);
    if (area) this.#stops.value = { ...this.#stops.value, [area.id]: thing };
  }

  areaOf(thing: Thing): Area | undefined {
    return this.areas.find(({ rows }) => rows.some((row) => row.includes(thing)));
  }

  /** Where a key that touched leads: on to what else is asked for, else it stays, else to where the path began. */
  #enter(thing: Thing): Thing {
    const [origin = thing] = this.chosen;
    const here = this.areaOf(thing);
    const home = this.areaOf(origin);
    const did = this.touch(thing, 'key');
    if (did === 'explain' || did === 'skip' || did === 'back') return thing;
    const bright = this.#bright();
    const isHere = (one: Thing) => this.areaOf(one)?.id === here?.id;
    const elsewhere = bright.find((one) => !isHere(one) && kindOf(one) !== kindOf(thing));
    if (elsewhere !== undefined) return elsewhere;
    if (bright.some(isHere)) return this.areaOf(thing) ? thing : bright[0]!;
    const area = this.areas.find(({ id }) => id === home?.id);
    return bright[0] ?? (area && this.#stopOf(area)) ?? thing;
  }

  #bright(): Thing[] {
    return this.areas.flatMap(thingsIn).filter((thing) => this.lightOf(thing) === 'bright');
  }

  #nextBright(thing: Thing, step: 1 | -1): Thing {
    const all = this.areas.flatMap(thingsIn);
    const bright = this.#bright();
    const at = all.indexOf(thing);
    const next =
      step === 1 ? bright.find((one) => all.indexOf(one) > at) : bright.findLast((one) => all.indexOf(one) < at);
    return next ?? bright.at(step === 1 ? 0 : -1) ?? thing;
  }

  #stopOf(area: Area): Thing | undefined {
    const things = thingsIn(area);
    const last = this.#stops.value[area.id];
    if (last !== undefined && things.includes(last)) return last;
    return area.home ?? things.find((thing) => this.lightOf(thing) === 'bright') ?? things[0];
  }

  #seen(): Picture {
    const { scene, shown } = this.play;
    return (scene as Picture | undefined) ?? this.#board.picture(shown, this.#editor.value && this.value);
  }

  #allWays(): readonly Way<Option<Choice> | Value>[] {
    const { isMine, shown } = this.play;
    if (!isMine) return NOTHING;
    const editor = this.#editor.value;
    if (editor) return editor.ways(this.#value.value ?? editor.first);
    return this.play.options.map((end) => ({ end, paths: this.#board.paths(end.choice, shown) }));
  }

  #touched(say: string): readonly Thing[] {
    if (this.#editor.value) return NOTHING;
    const way = this.#ways.value.find(({ end }) => (end as Option<Choice>).say === say);
    return way?.paths[0]?.things.flat() ?? NOTHING;
  }

  #remember(): void {
    const { view, line } = this.play;
    const before = { view, line: line.length, chosen: this.chosen, value: this.#value.value };
    this.#history = [...this.#history.filter((one) => one.view === view), before];
  }

  #choose(chosen: readonly Thing[], thing: Thing): void {
    this.#remember();
    this.#chosen.value = chosen;
    const words = WORDS[this.play.locale];
    const name = this.#nameOf(thing);
    this.#say(chosen.includes(thing) ? words.chosen(name, this.lit.size) : words.letGo(name));
  }

  #take(end: Option<Choice> | Value): void {
    this.#remember();
    this.#chosen.value = NOTHING;
    const editor = this.#editor.value;
    if (editor) {
      const before = this.value;
      this.#value.value = end as Value;
      return this.#say(editor.tells(before, this.value));
    }
    const { say, text } = end as Option<Choice>;
    this.#texts.value = [...this.#texts.value.slice(0, this.play.line.length), text];
    this.play.say(say);
    if (this.play.line.length > 0) this.#say(text);
  }

  #nameOf(thing: Thing): string {
    return this.#board.name(thing, this.picture);
  }

  #say(text: string): void {
    this.play.announce(text);
  }

  #story(events: readonly Event[], before: View, after: View): readonly Told<Event>[] {
    const { viewer } = this.play;
    const end = this.#board.picture(after, undefined);
    const told: Told<Event>[] = [];
    let picture = this.#board.picture(before, undefined);
    let since: Event[] = []; // told together with the next scene
    for (const event of events) {
      since.push(event);
      for (const scene of this.#board.scenes?.(event, picture, viewer, end) ?? NOTHING) {
        told.push({ ...scene, events: since });
        since = [];
        picture = scene.picture;
      }
    }
    return told;
  }
}
