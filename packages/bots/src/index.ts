export * from './match.ts';
export * from './plain.ts';
