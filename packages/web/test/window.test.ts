import { expect, test } from 'vitest';
import { TableWindow, type WindowAround } from '../src/table/window.svelte.ts';

const INFO = { kind: 'may', asked: [0, 1], of: 8000, left: 5000, held: [], hold: [20_000, 20_000] } as const;

test('who lets windows pass and is asked again has said nothing by that', () => {
  const done: unknown[] = [];
  const around: WindowAround = {
    seat: 0,
    isHere: true,
    choices: 2,
    pass: 'pass',
    passing: 'duel',
    tell: (type) => done.push(type),
    send: (says) => done.push(says),
    keepPassing: (passing) => done.push(passing),
    change: () => done.push('change'),
  };
  const window = new TableWindow(INFO, performance.now(), undefined, around);
  window.askAgain();
  expect(done).toEqual(['off']);
  window.letPass();
  expect(done).toEqual(['off', 'off', ['pass']]);
});
