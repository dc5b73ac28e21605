import type { PastMoment, PlayedGame } from '@ridotto/host';
import type { Refusal, Result, TableInfo } from '@ridotto/host/protocol';
import type { Log } from '@ridotto/kernel';
import { storage } from '@ridotto/kit/storage.ts';
import { WrongName, type Guest, type HouseDoor, type Listed } from './house.ts';

export const CAME_IN = 'ridotto.guest'; // the cookie itself is hidden from scripts

/** The house that this page came from, over HTTP. */
export const networkDoor: HouseDoor = {
  async me() {
    if (storage.get(CAME_IN) === null) return null;
    const answer = await fetch('/api/me');
    return answer.ok ? ((await answer.json()) as Guest) : null;
  },
  async welcome(name) {
    const answer = await post('/api/guests', { name });
    if (answer.status === 400) throw new WrongName();
    if (!answer.ok) throw new Error(`the house did not let us in: ${answer.status}`);
    const guest = (await answer.json()) as Guest;
    storage.set(CAME_IN, guest.id);
    return guest;
  },
  async tables() {
    return (await Promise.all([listOf('open'), listOf('playing')])).flat();
  },
  async table(id) {
    const answer = await fetch(`/api/tables/${encodeURIComponent(id)}`);
    return (await answer.json()) as TableInfo | Refusal;
  },
  make: (wishes) => result(post('/api/tables', wishes)),
  tell: (table, command) => result(post(`/api/tables/${encodeURIComponent(table)}/commands`, command)),
  async export(table) {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/export`);
    return (await answer.json()) as Log | Refusal;
  },
  past: (table) => linesAt<PastMoment>(`/api/tables/${encodeURIComponent(table)}/past`),
  async notation(table) {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/export?form=notation`);
    return answer.ok ? answer.text() : ((await answer.json()) as Refusal);
  },
};

/** What I have played in this house, */
export const gamesThere = (): Promise<PlayedGame[]> => linesAt<PlayedGame>('/api/me/games');

/** and what those are playing with whom I did. */
export const gamesOfFriends = (): Promise<WatchedGame[]> => linesAt<WatchedGame>('/api/me/friends');

export interface WatchedGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly at: number;
}

/** Nothing for those who have not come in. */
async function linesAt<Row>(address: string): Promise<Row[]> {
  const answer = await fetch(address);
  if (answer.status === 401) return [];
  if (!answer.ok) throw new Error(`the house does not list games: ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

/** Revokes the cookie, wherever it is. */
export const signOut = async (): Promise<boolean> => (await post('/api/me/sign-out', {})).ok;

/** Deletes the guest and all its bots; games stay without the name. */
export const deleteMe = async (): Promise<boolean> => (await send('DELETE', '/api/me', { confirm: 'delete' })).ok;

/** Finished tables don't push those out where one may sit down or watch. */
async function listOf(phase: 'open' | 'playing'): Promise<Listed[]> {
  const answer = await fetch(`/api/tables?phase=${phase}`);
  if (!answer.ok) throw new Error(`the house does not list its tables: ${answer.status}`);
  return (await answer.json()) as Listed[];
}

const send = (method: string, address: string, body: unknown): Promise<Response> =>
  fetch(address, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const post = (address: string, body: unknown): Promise<Response> => send('POST', address, body);

async function result(answer: Promise<Response>): Promise<Result> {
  try {
    return (await (await answer).json()) as Result;
  } catch {
    return { ok: false, refused: 'stopping' }; // no answer: the house can't be reached
  }
}
