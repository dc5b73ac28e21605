import { LOCALES, seeded, silence } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS, explain, type ReasonCode } from '../rules/explain.ts';
import { title } from '../title.ts';
import { CARDS, ALL_PIECES } from '../rules/model.ts';
import { game } from '../rules/rules.ts';
import { ANSWERS } from '../rules/answers.ts';
import { anyPosition } from './positions.ts';
import { newMatch, twilight, type Script } from './twilight.ts';

const why = (table: Script, attempt: string, viewer: 0 | 1 | 'public' = table.state.toMove as 0 | 1) =>
  explain(game.view(table.state, viewer), attempt);

const hand = 'D G1 G11 GX H2 HX M3';
const start = () => twilight('D0 w-1 e8 M7 H0', { hand });
const inDoge = () => twilight('D0 w-3 e3', { hand: 'D D M1' }).say('D+');
const inMasquerade = () => twilight('D2 w-3 e3 H1', { hand: 'H1 H2 HX D' }).say('H2>D-');

describe('why not', () => {
  test.each<[position: () => Script, attempt: string, code: ReasonCode, rule: string]>([
    [start, 'end', 'no-pass', 'T10'],
    [start, 'hello', 'not-notation', 'T10'],
    [start, 'M2+', 'not-in-hand', 'T13'],
    [start, 'H5', 'not-in-hand', 'T13'],
    [start, 'M3+', 'off-track', 'T15'],
    [start, 'G11 w+', 'exact-points', 'T14'],
    [start, 'H2+++', 'exact-points', 'T14'],
    [start, 'M3>D+', 'not-its-piece', 'T14'],
    [start, 'GX w+', 'one-place', 'T26'],
    [start, 'D-', 'breaks-valour', 'T17'],
    [start, 'G1 w+', 'breaks-valour', 'T17'],
    [start, 'G1 e+', 'off-track', 'T15'],
    [start, 'HX', 'no-change', 'T16'],
    [start, 'DD+', 'cortege-two', 'T22'],
    [start, 'H2>D+', 'no-masquerade', 'T28'],
    [start, 'H2>F+', 'favourite-apart', 'T2'],
    [start, 'F+', 'favourite-apart', 'T2'],
    [start, 'favourite', 'favourite-apart', 'T2'],
    [start, 'word H', 'cannot-be-called', 'T27'],
    [start, 'word F', 'cannot-be-called', 'T27'],
    [start, 'word w', 'breaks-valour', 'T17'],
    [() => twilight('D0 M0'), 'word D', 'already-there', 'T27'],
    [() => twilight('D0 w-8 e8', { hand: 'D D' }), 'DD+', 'cortege-edge', 'T22'],
    [() => twilight('D0 w-1 e1 M-1', { hand: 'D' }), 'doge', 'no-card-for', 'T13'],
    [() => twilight('D0 w-1 e1 M-1', { hand: 'D' }), 'D', 'breaks-valour', 'T17'],
    [inDoge, 'discard', 'discard-first', 'T11'],
    [inDoge, 'word D', 'word-first', 'T10'],
    [inDoge, 'M1+', 'one-type', 'T13'],
    [inDoge, 'M1', 'one-type', 'T13'],
    [inMasquerade, 'H1>D+', 'masquerade-over', 'T29'],
    [inMasquerade, 'H1', 'masquerade-over', 'T29'],
    [inMasquerade, 'H1+', 'one-choice', 'T28'],
    [inMasquerade, 'H1>M+', 'one-choice', 'T28'],
    [inMasquerade, 'D+', 'one-type', 'T13'],
  ])('%o, %s: %s [%s]', (position, attempt, code, rule) => {
    expect(why(position(), attempt)).toMatchObject({ code, rule });
  });

  test('the other’s turn, a spectator, cards being dealt, the end', () => {
    expect(why(start(), 'D+', 1)).toMatchObject({ code: 'not-your-turn' });
    expect(why(start(), 'D+', 'public')).toMatchObject({ code: 'not-a-player' });
    expect(why(newMatch(), 'D+', 0)).toMatchObject({ code: 'wait-for-cards' });
    expect(why(start().resign(0), 'D+', 0)).toMatchObject({ code: 'match-over' });
  });

  test('a step has a reason exactly where it is not an option; a card, where it has no step; a piece, where none moves', () => {
    const rng = seeded(31);
    for (let i = 0; i < 300; i++) {
      const state = anyPosition(rng);
      if (rng(2) === 0) {
        const plays = game.options(state, state.toMove!).filter(({ kind }) => kind === 'play');
        if (plays.length > 0) game.apply(state, [plays[rng(plays.length)]!], silence);
        if (state.phase !== 'turn') continue;
      }
      const view = game.view(state, state.toMove!);
      const options = game.options(state, state.toMove!);
      for (const [say, step] of ANSWERS)
        expect([say, explain(view, say) === undefined]).toEqual([say, options.includes(step)]);
      for (const card of CARDS.filter((name) => !ANSWERS.has(name))) {
        const isPlayable = options.some((option) => option.kind === 'play' && option.card === card);
        expect([card, explain(view, card) === undefined]).toEqual([card, isPlayable]);
      }
      for (const piece of ALL_PIECES) expect(explain(view, piece)?.code ?? 'no-card-for').toBe('no-card-for');
    }
  });

  test('every reason has a sentence in both languages', () => {
    const about = { card: 'H3', type: 'guards', piece: 'w' };
    for (const [code, rule] of Object.entries(REASONS)) {
      const said = LOCALES.map((locale) => title.words[locale].reason({ rule, code, about }));
      for (const text of said) expect(text).toMatch(/^[A-ZА-ЯЁ].*\.$/);
      expect(said[0]).not.toBe(said[1]);
    }
  });
});
