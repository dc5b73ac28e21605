export { migrate as migrateAt } from './migrate.ts';
export { postgresStore } from './store.ts';
