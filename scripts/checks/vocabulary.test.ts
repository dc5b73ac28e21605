import { expect, test } from 'vitest';
import { checkVocabulary, misused } from './vocabulary.ts';

test('the project keeps its words', () => {
  expect(checkVocabulary()).toEqual([]);
});

test('a reserved word that is declared for something else is named; imports and longer names are not', () => {
  const file = 'packages/games/volto/pages/board.ts';
  expect(misused(file, 'interface Scene {\n}')).toHaveLength(1);
  expect(misused(file, 'export type Line = string;')).toHaveLength(1);
  expect(misused('packages/kit/src/show.ts', 'export interface Scene<Picture> {}')).toEqual([]);
  expect(misused(file, 'import {\n  type Scene,\n} from "x";\ntype SceneOf = 1;')).toEqual([]);
});
