import { expect, test } from 'vitest';
import { routeOf } from '../src/router.svelte.ts';

const at = (address: string) => routeOf(new URL(address, 'http://house'));

test('an address names a page and its parts', () => {
  expect(at('/')).toMatchObject({ page: 'home', parts: {} });
  expect(at('/t/Ab3_-?invite=x%20y')).toMatchObject({ page: 'table', parts: { table: 'Ab3_-' } });
  expect(at('/t/Ab3?invite=x%20y').query.get('invite')).toBe('x y');
  expect(at('/here/1')).toMatchObject({ page: 'here', parts: { table: '1' } });
  expect(at('/rules')).toMatchObject({ page: 'shelf' });
  expect(at('/rules/volto/#V18')).toMatchObject({ page: 'rules', parts: { game: 'volto' }, hash: 'V18' });
});

test('other addresses are nowhere', () => {
  for (const address of ['/x', '/rules/volto/V18', '/t/', '/t', '/new/']) expect(at(address).page).toBe('nowhere');
  expect(at('/t/%E0%A4%A').parts).toEqual({ table: '%E0%A4%A' });
});
