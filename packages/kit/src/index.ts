export * from './bind.ts';
export * from './board.ts';
export * from './choose.ts';
export * from './kit.ts';
export * from './mentions.ts';
export * from './parts.ts';
export * from './show.ts';
export * from './walk.ts';
