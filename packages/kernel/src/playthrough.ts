import type { Kinds } from './kinds.ts';
import { seeded } from './random.ts';
import { open, play, rollDue, type Step } from './table.ts';
import type { Title } from './title.ts';
import { versionsOf, viewersOf } from './told.ts';

export interface PlaythroughOptions<K extends Kinds> {
  readonly seats: number;
  readonly setup: K['setup'];
  readonly seed: number;
  readonly steps?: number; // at most; the whole game where absent
}

/** A random game written for people: at each step the truth, what every viewer sees beside it, and what each hears. */
export function playthrough<K extends Kinds>(title: Title<K>, options: PlaythroughOptions<K>): string {
  const { game, notation, words, picture } = title;
  const { seats, setup, seed, steps = Infinity } = options;
  const rng = seeded(seed);
  const viewers = viewersOf(seats);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const table = open(title, seats, setup);
  const out = [
    `${title.manifest.id}, edition ${title.edition}, ${seats} seats, setup ${JSON.stringify(setup)}, seed ${seed}`,
  ];

  for (let step = 0; ; step++) {
    const turn = game.turn(table.state);
    const views = viewers.map((viewer) => game.view(table.state, viewer));
    out.push('', `── ${table.length} ──`, `truth  ${JSON.stringify(notation.position.write(table.state))}`);
    out.push(...beside(views.map((view, i) => [nameOf(viewers[i]!), ...picture(view, 'en').split('\n')])));
    if (turn.kind === 'over') {
      out.push(`over: ${turn.reason}, payoffs ${turn.payoffs.join(' ')}`, words.en.ending(views[0]!, names));
      return `${out.join('\n')}\n`;
    }
    if (step === steps) return `${[...out, '…'].join('\n')}\n`;

    const told: K['event'][] = [];
    const taken: Step<K>[] = [];
    if (turn.kind === 'roll') taken.push(rollDue(title, table, rng)!);
    else for (const seat of turn.seats) taken.push(randomAnswer(title, table.state, seat, rng, out));
    if (taken[0]!.kind === 'roll') out.push(`chance: ${JSON.stringify(notation.roll.write(taken[0]!.roll))}`);
    for (const given of taken) play(title, table, given, (event) => told.push(event));
    out.push(...told.flatMap((event) => reports(title, event, seats, names)));
  }
}

const nameOf = (viewer: number | 'public') => (viewer === 'public' ? 'public' : `seat ${viewer}`);

function randomAnswer<K extends Kinds>(
  { game, notation }: Title<K>,
  state: K['state'],
  seat: number,
  rng: (below: number) => number,
  out: string[],
): Step<K> {
  const options = game.options(state, seat);
  const answer = options[rng(options.length)]!;
  const shown = options.slice(0, 12).map((option) => notation.answer.write(option));
  const more = options.length > 12 ? ` … (${options.length})` : '';
  out.push(`seat ${seat}: ${notation.answer.write(answer)}   of ${shown.join(', ')}${more}`);
  return { kind: 'answer', seat, answer };
}

/** What is heard of an event, in English: once where everybody hears the same, else version by version. */
function reports<K extends Kinds>(
  { game, words }: Title<K>,
  event: K['event'],
  seats: number,
  names: readonly string[],
): string[] {
  return versionsOf(game, event, seats).flatMap(({ to, event: version }) => {
    const audience = to === 'all' ? 'all' : to.map(nameOf).join(', ');
    const listeners = to === 'all' ? viewersOf(seats) : to;
    const texts = new Set(listeners.map((viewer) => words.en.event(version, viewer, names) ?? ''));
    return [
      `  told ${audience}: ${JSON.stringify(version)}`,
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
