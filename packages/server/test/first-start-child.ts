// Opens one new house after another, or is killed meanwhile: node first-start-child.ts FOLDER HOUSES
import path from 'node:path';
import { sqliteStore } from '../src/sqlite-store.ts';

const [, , folder, houses] = process.argv;

process.stdout.write('begins\n');
for (let i = 0; i < Number(houses); i++) {
  const store = await sqliteStore(path.join(folder!, `${i}.sqlite`));
  await store.close();
}
