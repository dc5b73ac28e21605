import { loadTitle } from '@ridotto/games/catalog';
import {
  admit,
  isRefusal,
  open,
  play,
  rollDue,
  seeded,
  silence,
  setupOf,
  type AnyKinds,
  type AnyTitle,
  type Table,
  type Turn,
} from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { Drafts, uncovers } from '../src/table/draft.ts';

const titles = { volto: await loadTitle('volto'), twilight: await loadTitle('twilight') };

type AnyTable = Table<AnyKinds>;

function newTable(title: AnyTitle, seed: number): AnyTable {
  const table = open(title, 2, setupOf(title, {}, 2)!);
  rollOn(title, table, seed);
  return table;
}

function rollOn(title: AnyTitle, table: AnyTable, seed: number): void {
  const rng = seeded(seed);
  for (let roll = rollDue(title, table, rng); roll; roll = rollDue(title, table, rng))
    play(title, table, roll, silence);
}

function say(title: AnyTitle, table: AnyTable, seat: number, text: string): void {
  const step = admit(title, table, { seat, say: text });
  if (isRefusal(step)) throw new Error(`${text}: ${step.refused}`);
  play(title, table, step, silence);
}

const draftsOf = (title: AnyTitle, table: AnyTable, seat: number) =>
  new Drafts(title, title.game.view(table.state, seat), seat, 2, seeded(7));

/** Volto with both arranged, and whose move it is. */
function arranged(): { table: AnyTable; mover: number } {
  const table = newTable(titles.volto, 1);
  for (const seat of [0, 1]) say(titles.volto, table, seat, 'NAANL CNSLA');
  const turn = titles.volto.game.turn(table.state) as Turn & { kind: 'ask' };
  return { table, mover: turn.seats[0]! };
}

describe('Volto', () => {
  const { volto } = titles;

  test('a move is a whole turn, and shows at once', () => {
    const { table, mover } = arranged();
    const move = mover === 0 ? 'b2-b3' : 'b6-b5';
    const draft = draftsOf(volto, table, mover).of([move])!;
    expect(draft).toMatchObject({ isWhole: true, choices: [] });
    say(volto, table, mover, move);
    expect(draft.shown).toEqual(volto.game.view(table.state, mover));
  });

  test('a capture is a whole turn, and nothing of it shows before the house has told what was taken', () => {
    const { table } = arranged();
    for (let turns = 0; turns < 200; turns++) {
      const turn = volto.game.turn(table.state);
      if (turn.kind !== 'ask') throw new Error('the game ended without a capture');
      const seat = turn.seats[0]!;
      const view = volto.game.view(table.state, seat) as AnyKinds['view'] & { cells: (number | null)[] };
      const enemy = new Set(view.cells.slice(seat === 0 ? 10 : 0, seat === 0 ? 20 : 10));
      const options = volto.game.options(table.state, seat) as readonly (AnyKinds['answer'] & { to: number })[];
      const capture = options.find(({ to }) => enemy.has(to));
      if (capture) {
        const draft = draftsOf(volto, table, seat).of([volto.notation.answer.write(capture)])!;
        expect(draft.isWhole).toBe(true);
        expect(draft.shown).toEqual(view);
        return;
      }
      const ahead = options.reduce((best, one) => ((one.to - best.to) * (seat === 0 ? 1 : -1) > 0 ? one : best));
      say(volto, table, seat, volto.notation.answer.write(ahead));
    }
  });

  test('an arrangement is sealed: a whole turn', () => {
    const table = newTable(volto, 3);
    expect(draftsOf(volto, table, 1).of(['NAANL CNSLA'])).toMatchObject({ isWhole: true });
    expect(draftsOf(volto, table, 1).of([])!.choices).toHaveLength(50_400);
  });

  test('what is no option makes no draft', () => {
    const { table, mover } = arranged();
    expect(draftsOf(volto, table, mover).of(['a1-a1'])).toBeUndefined();
  });
});

describe('Twilight', () => {
  const { twilight } = titles;

  test('a turn is composed answer by answer, shows what comes of it, and can be taken back', () => {
    let isLong = false;
    for (let seed = 1; seed <= 20; seed++) {
      const table = newTable(twilight, seed);
      const turn = twilight.game.turn(table.state) as Turn & { kind: 'ask' };
      const seat = turn.seats[0]!;
      const drafts = draftsOf(twilight, table, seat);
      const before = drafts.of([])!;
      const line: string[] = [];
      for (let draft = before; !draft.isWhole; draft = drafts.of(line)!) {
        line.push(twilight.notation.answer.write(draft.choices[0]!));
        const ahead: AnyTable = { ...table, state: twilight.game.clone(table.state), sealed: new Map() };
        for (const one of line) say(twilight, ahead, seat, one);
        expect(drafts.of(line)!.shown).toEqual(twilight.game.view(ahead.state, seat));
      }
      isLong ||= line.length > 1;
      expect(drafts.of([])).toEqual(before);
      expect(drafts.of([...line, 'end'])).toBeUndefined();
    }
    expect(isLong).toBe(true);
  });

  test('a line that wins a round shows how it is won', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const rng = seeded(seed);
      const table = newTable(twilight, seed);
      for (;;) {
        const turn = twilight.game.turn(table.state);
        if (turn.kind !== 'ask') break;
        const seat = turn.seats[0]!;
        const drafts = draftsOf(twilight, table, seat);
        const options = twilight.game.options(table.state, seat);
        const answer = twilight.notation.answer.write(options[rng(options.length)]!);
        say(twilight, table, seat, answer);
        const view = twilight.game.view(table.state, seat) as AnyKinds['view'] & { outcome: object | null };
        if (view.outcome !== null) {
          expect(drafts.of([answer])!.shown).toEqual(view);
          break;
        }
        rollOn(twilight, table, seed);
      }
      expect(twilight.game.view(table.state, 'public')).not.toMatchObject({ outcome: null });
    }
  });
});

test('what was null and is there now has been uncovered', () => {
  expect(uncovers({ kinds: [null, 'noble'] }, { kinds: ['lady', 'noble'] })).toBe(true);
  expect(uncovers({ cells: [3], quiet: [] }, { cells: [null], quiet: [{ from: 1 }] })).toBe(false);
});

test('it was a secret if somebody else has seen it before', () => {
  const [before, after] = [
    { kinds: [null], result: null },
    { kinds: [null], result: { winner: 1 } },
  ];
  expect(uncovers(before, after)).toBe(true);
  expect(uncovers(before, after, [{ kinds: ['lady'], result: null }])).toBe(false);
  expect(uncovers(before, { ...after, kinds: ['lady'] }, [before, { kinds: ['lady'], result: null }])).toBe(true);
});
