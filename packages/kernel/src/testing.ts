export * from './laws.ts';
export * from './playthrough.ts';
export * from './playout.ts';
export * from './window-laws.ts';
