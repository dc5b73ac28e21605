export * from './advise.ts';
export * from './analyse.ts';
export * from './bits.ts';
export * from './chance.ts';
export * from './draws.ts';
export * from './grades.ts';
