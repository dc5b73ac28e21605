export * from './block.ts';
export * from './match.ts';
export * from './respond.ts';
export * from './sprt.ts';
export * from './summary.ts';
export * from './reliability.ts';
