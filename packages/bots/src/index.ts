export * from './chance.ts';
export * from './net.ts';
export * from './plain.ts';
export * from './search.ts';
export * from './softmax.ts';
export * from './trail.ts';
