import { open, play, seeded, silence, type Seat } from '@ridotto/kernel';
import { volto, type Choice } from '@ridotto/games/volto';

export const ARRANGEMENT = 'NAANL CNSLA';

/** One move of a written game. */
export interface Said {
  readonly seat: Seat;
  readonly say: string;
  readonly choice: Choice;
}

/** Random games of Volto from one arrangement, all at least so long; what comes after is cut off. */
export function voltoScripts(count: number, first: Seat, moves: number): Said[][] {
  const scripts: Said[][] = [];
  for (let seed = 1; scripts.length < count; seed++) {
    const script = scriptOf(seed, first, moves);
    if (script.length === moves) scripts.push(script);
  }
  return scripts;
}

function scriptOf(seed: number, first: Seat, moves: number): Said[] {
  const rng = seeded(seed);
  const table = arrangedTable(first);
  const script: Said[] = [];
  while (script.length < moves) {
    const turn = volto.game.turn(table.state);
    if (turn.kind !== 'ask') break;
    const seat = turn.seats[0]!;
    const options = volto.game.options(table.state, seat);
    const choice = options[rng(options.length)]!;
    script.push({ seat, say: volto.notation.write(choice), choice });
    play(volto, table, { kind: 'answer', seat, choice }, silence);
  }
  return script;
}

/** A table of Volto on which both have arranged. */
export function arrangedTable(first: Seat) {
  const table = open(volto, 2, {});
  play(volto, table, { kind: 'roll', choice: { kind: 'first', seat: first } }, silence);
  const choice: Choice = { kind: 'arrange', masks: ARRANGEMENT };
  for (const seat of [0, 1]) play(volto, table, { kind: 'answer', seat, choice }, silence);
  return table;
}
