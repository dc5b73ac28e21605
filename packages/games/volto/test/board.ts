import { heard, listen, type Seat, type Viewer } from '@ridotto/kernel';
import { drawn } from '../rules/position.ts';
import { boardOf } from '../rules/guess.ts';
import { title as volto, type Event, type State } from '../title.ts';
import { rowsOf } from '../rules/notation.ts';

/** A game of Volto set up from a drawing: row 7 on top, capitals for seat 0. What is not drawn has been captured. */
export class Board {
  readonly state: State;
  told: Event[] = [];

  constructor(drawing: string, toMove: Seat = 0) {
    this.state = drawn(drawing, toMove);
  }

  /** Plays moves such as `b2-b3`, in turns. */
  move(...moves: string[]): this {
    for (const move of moves) {
      const answer = volto.notation.answer.read(move);
      if (!answer || !this.options().includes(move))
        throw new Error(`${move} is not among ${this.options().join(', ')}`);
      this.told = heard(
        volto.game,
        listen(volto.game, this.state, { kind: 'answers', answers: [answer] }),
        'public',
        2,
      );
    }
    return this;
  }

  options(): string[] {
    const options = volto.game.options(this.state, this.state.toMove!);
    return options.map((option) => volto.notation.answer.write(option));
  }

  /** Where the mask on this cell may go. */
  from(cell: string): string[] {
    return this.options()
      .flatMap((move) => (move.startsWith(`${cell}-`) ? [move.slice(3)] : []))
      .sort();
  }

  get rows(): string[] {
    return (volto.notation.position.write(this.state) as { rows: string[] }).rows;
  }

  /** The board as a viewer sees it, `?` for a hidden mask. */
  seenBy(viewer: Viewer): string[] {
    const { kinds, cells } = volto.game.view(this.state, viewer);
    return rowsOf(boardOf(cells), (mask) => (kinds[mask] ? kinds[mask][0]! : '?'));
  }

  explain(attempt: string, viewer: Viewer = this.state.toMove!) {
    return volto.explain(volto.game.view(this.state, viewer), attempt);
  }

  get result() {
    return this.state.result;
  }
}
