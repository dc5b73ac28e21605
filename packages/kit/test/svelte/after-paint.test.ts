import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../svelte/look/after-paint.ts';

let picture = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => (picture = call));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is touched answers in the next picture, and the work is done after it', () => {
  const classList = new Set<string>();
  const touched = {
    classList: { add: (name: string) => classList.add(name), remove: (name: string) => classList.delete(name) },
  };
  const work = vi.fn();
  afterPaint(work, touched as unknown as Element);
  expect([...classList]).toEqual(['touched']);
  picture();
  expect([...classList]).toEqual(['touched']); // it is being painted
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  expect([...classList]).toEqual([]);
});

test('where no pictures are made the work is done at once', () => {
  vi.stubGlobal('document', { hidden: true });
  const work = vi.fn();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
