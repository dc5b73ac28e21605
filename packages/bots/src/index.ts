export * from './plain.ts';
export * from './search.ts';
