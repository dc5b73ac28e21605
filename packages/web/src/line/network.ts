import { refuse, type Result } from '@ridotto/host/protocol';
import type { Guest, HouseDoor, Listed } from './house.ts';

/** The house that this page came from, over HTTP. */
export const networkDoor: HouseDoor = {
  async me() {
    const answer = await fetch('/api/me');
    return answer.ok ? ((await answer.json()) as Guest) : null;
  },
  async welcome(name) {
    const answer = await post('/api/guests', { name });
    if (!answer.ok) throw new Error(`the house did not let us in: ${answer.status}`);
    return (await answer.json()) as Guest;
  },
  async tables() {
    const answer = await fetch('/api/tables');
    if (!answer.ok) throw new Error(`the house does not list its tables: ${answer.status}`);
    return (await answer.json()) as Listed[];
  },
  make: (wishes) => result(post('/api/tables', wishes)),
  tell: (table, command) => result(post(`/api/tables/${encodeURIComponent(table)}/commands`, command)),
};

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function result(answer: Promise<Response>): Promise<Result> {
  try {
    return (await (await answer).json()) as Result;
  } catch {
    return refuse('stopping'); // no answer: the house can't be reached
  }
}
