import { seeded } from './random.ts';
import { open, play, rollDue, type Step } from './table.ts';
import type { Title } from './title.ts';
import { heard, viewersOf, type Told } from './told.ts';

export interface PlaythroughOptions<P> {
  readonly seats: number;
  readonly setup: P;
  readonly seed: number;
  readonly steps?: number; // at most; the whole game where absent
}

/** A random game written for people: at each step the truth, what every viewer sees beside it, and what each hears. */
export function playthrough<S, C, E, V, P>(title: Title<S, C, E, V, P>, options: PlaythroughOptions<P>): string {
  const { game, notation, words, picture } = title;
  const { seats, setup, seed, steps = Infinity } = options;
  const rng = seeded(seed);
  const viewers = viewersOf(seats);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const table = open(title, seats, setup);
  const out = [`${title.id}, edition ${title.edition}, ${seats} seats, setup ${JSON.stringify(setup)}, seed ${seed}`];

  for (let step = 0; ; step++) {
    const turn = game.turn(table.state);
    const views = viewers.map((viewer) => game.view(table.state, viewer));
    out.push('', `── ${table.length} ──`, `truth  ${JSON.stringify(notation.position(table.state))}`);
    out.push(...beside(views.map((view, i) => [nameOf(viewers[i]!), ...picture(view, 'en').split('\n')])));
    if (turn.kind === 'over') {
      out.push(`over: ${turn.reason}, payoffs ${turn.payoffs.join(' ')}`, words.en.ending(views[0]!, names));
      return `${out.join('\n')}\n`;
    }
    if (step === steps) return `${[...out, '…'].join('\n')}\n`;

    const told: { to: 'all' | readonly number[]; event: E }[] = [];
    const taken: Step<C>[] = [];
    if (turn.kind === 'roll') taken.push(rollDue(title, table, rng)!);
    else for (const seat of turn.seats) taken.push(randomAnswer(title, table.state, seat, rng, out));
    if (taken[0]!.kind === 'roll') out.push(`chance: ${JSON.stringify(taken[0]!.choice)}`);
    for (const given of taken) play(title, table, given, (to, event) => told.push({ to, event }));
    out.push(...reports(title, told, viewers, names));
  }
}

const nameOf = (viewer: number | 'public') => (viewer === 'public' ? 'public' : `seat ${viewer}`);

function randomAnswer<S, C, E, V, P>(
  { game, notation }: Title<S, C, E, V, P>,
  state: S,
  seat: number,
  rng: (below: number) => number,
  out: string[],
): Step<C> {
  const options = game.options(state, seat);
  const choice = options[rng(options.length)]!;
  const shown = options.slice(0, 12).map((option) => notation.write(option));
  const more = options.length > 12 ? ` … (${options.length})` : '';
  out.push(`seat ${seat}: ${notation.write(choice)}   of ${shown.join(', ')}${more}`);
  return { kind: 'answer', seat, choice };
}

/** What was told, in English: once where everybody hears the same, else viewer by viewer. */
function reports<S, C, E, V, P>(
  { words }: Title<S, C, E, V, P>,
  told: Told<E>,
  viewers: readonly (number | 'public')[],
  names: readonly string[],
): string[] {
  return told.flatMap(({ to, event }) => {
    const audience = to === 'all' ? 'all' : to.map(nameOf).join(', ');
    const listeners = viewers.filter((viewer) => heard([{ to, event }], viewer).length > 0);
    const texts = new Set(listeners.map((viewer) => words.en.event(event, viewer, names) ?? ''));
    return [
      `  told ${audience}: ${JSON.stringify(event)}`,
      ...[...texts].filter(Boolean).map((text) => `    “${text}”`),
    ];
  });
}

/** Blocks of lines set side by side. */
function beside(blocks: readonly (readonly string[])[]): string[] {
  const widths = blocks.map((lines) => Math.max(...lines.map((line) => [...line].length)));
  const height = Math.max(...blocks.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((lines, i) => (lines[row] ?? '') + ' '.repeat(widths[i]! - [...(lines[row] ?? '')].length))
      .join('   ')
      .trimEnd(),
  );
}
