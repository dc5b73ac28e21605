import { expect, test } from 'vitest';
import { askedAlong } from '../pages/asking.ts';

const SIDES = (['attacker', 'defender'] as const).map((side) => ({ kind: 'support', side }) as const);
const PASS = { kind: 'pass' } as const;

test('[C52] whoever can only take a side is asked for it, also while the Priest might forbid the duel', () => {
  expect(askedAlong('priest', SIDES)).toBe('side');
  expect(askedAlong('duellist', [{ kind: 'use', what: 'duellist' }, ...SIDES])).toBe('side');
  expect(askedAlong('support', SIDES)).toBeNull(); // which is asked in the rules' own words
  expect(askedAlong('priest', [{ kind: 'use', what: 'priest' }, PASS])).toBeNull();
});

test('[C52] whoever could add something is asked whether, also while the Hypnotist might act', () => {
  expect(askedAlong('hypnotist', [{ kind: 'tokens', count: 1 }, PASS])).toBe('add');
  expect(askedAlong('hypnotist', [{ kind: 'use', what: 'dagger' }, { kind: 'hypnotise', seat: 2 }, PASS])).toBe('add');
  expect(askedAlong('hypnotist', [{ kind: 'hypnotise', seat: 2 }, PASS])).toBeNull();
  expect(askedAlong('priority', [{ kind: 'tokens', count: 1 }, PASS])).toBeNull();
});
