import { refuse } from '@ridotto/host/protocol';
import type { HouseDoor } from './house.ts';

/** The house in this browser. */
export const localDoor: HouseDoor = {
  me: async () => null,
  welcome: async (name) => ({ id: 'me', name }),
  tables: async () => [],
  table: async () => refuse('no-such-table'),
  make: async () => refuse('stopping'),
  tell: async () => refuse('stopping'),
};
