import { expect, test } from 'vitest';
import { askedAlong, mayOpen } from '../pages/asking.ts';

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

test('[C51] whoever has a profession for the window is told which, though the rules name another first', () => {
  expect(mayOpen('priest', [{ kind: 'use', what: 'duellist' }, PASS])).toBe('duellist');
  expect(mayOpen('priest', [{ kind: 'use', what: 'priest' }, ...SIDES])).toBe('priest');
  expect(mayOpen('hypnotist', [{ kind: 'hypnotise', seat: 2 }, PASS])).toBe('hypnotist');
  expect(mayOpen('doctor', [{ kind: 'use', what: 'doctor' }, PASS])).toBe('doctor');
  expect(mayOpen('priest', [PASS])).toBeUndefined();
  expect(mayOpen('effect', [{ kind: 'use', what: 'monocle' }, PASS])).toBeUndefined();
  expect(mayOpen('act', [{ kind: 'use', what: 'clairvoyant' }])).toBeUndefined(); // one's own turn has its own words
});
