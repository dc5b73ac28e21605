export * from './laws.ts';
export * from './playthrough.ts';
