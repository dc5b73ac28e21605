import { expect, test } from 'vitest';
import { checkLayers, wrongImports } from './layers.ts';

const importing = (target: string) => `import { x } from '${target}';`;

test('the project keeps its layers', () => {
  expect(checkLayers()).toEqual([]);
});

test.each([
  ['packages/games/volto/rules/rules.ts', '../pages/board.ts'],
  ['packages/games/volto/rules/rules.ts', '../words/en.ts'],
  ['packages/games/volto/rules/rules.ts', '../title.ts'],
  ['packages/games/volto/rules/rules.ts', '../../twilight/rules/model.ts'], // another game
  ['packages/games/volto/pages/board.ts', '../../twilight/pages/board.ts'],
  ['packages/games/volto/pages/board.ts', '@ridotto/games/twilight'],
  ['packages/games/volto/pages/board.ts', '../../../web/src/router.svelte.ts'],
  ['packages/games/volto/words/en.ts', '../bot/bot.ts'],
  ['packages/games/volto/manifest.ts', './rules/model.ts'],
  ['packages/games/volto/title.ts', './pages/board.ts'],
  ['packages/games/volto/rules/rules.ts', '@ridotto/kit'],
  ['packages/games/volto/rules/rules.ts', 'node:fs'],
  ['packages/games/catalog.ts', './volto/title.ts'],
  ['packages/kernel/src/table.ts', '@ridotto/games/catalog'],
  ['packages/kit/src/kit.ts', '../svelte/settings.svelte.ts'],
  ['packages/kit/svelte/words.svelte.ts', '../../web/src/router.svelte.ts'],
  ['packages/web/src/App.svelte', '../../games/volto/pages/Board.svelte'],
  ['packages/web/src/App.svelte', '@ridotto/games/volto'],
  ['packages/host/src/house.ts', '@ridotto/games/volto'],
  ['packages/host/src/house.ts', '@ridotto/server'],
  ['packages/attic/src/old.ts', '@ridotto/kernel'],
])('%s must not import %s', (file, target) => {
  expect(wrongImports(file, importing(target))).toHaveLength(1);
});

test('only what is called for may lie above, and only in the own game', () => {
  expect(wrongImports('packages/games/volto/manifest.ts', "import('./title.ts')")).toEqual([]);
  expect(wrongImports('packages/games/volto/manifest.ts', importing('./title.ts'))).toHaveLength(1);
  expect(wrongImports('packages/games/volto/manifest.ts', "import('../coach/title.ts')")).toHaveLength(1);
});
