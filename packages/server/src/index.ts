export * from './backup.ts';
export * from './limits.ts';
export * from './server.ts';
export * from './sqlite-store.ts';
