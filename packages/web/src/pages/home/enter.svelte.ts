import { go } from '../../router.svelte.ts';
import { WrongName } from '../../link/house.ts';
import { openTable, type Way } from '../../opening.ts';
import { settings } from '@ridotto/kit/settings.svelte.ts';
import { words } from '../../words/index.svelte.ts';
import { doorWords } from '../door-words.ts';
import { homeWords } from './words.ts';

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly way: Way;
}

let asked = $state.raw<Wanted | null>(null);
let trouble = $state('');
let isBusy = false;

/** What the home page shows while somebody goes in: who is asked for a name first, and what went wrong. */
export const entering = {
  get asked(): Wanted | null {
    return asked;
  },
  get trouble(): string {
    return trouble;
  },
};

/** One tap into a game. Friends have to know who invites them: on the first time a name is asked. */
export function enter(wanted: Wanted): Promise<void> {
  if (wanted.way !== 'friends' || settings.name !== '') return open(wanted);
  ask(wanted, '');
  return Promise.resolve();
}

function ask(wanted: Wanted, why: string): void {
  asked = wanted;
  trouble = why;
}

export function stay(): void {
  if (asked) trouble = '';
  asked = null;
}

export async function enterAs(name: string): Promise<void> {
  settings.name = name;
  const wanted = asked;
  asked = null;
  if (wanted) await open(wanted);
}

async function open(wanted: Wanted): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  trouble = '';
  const { game, seats, way } = wanted;
  const t = homeWords();
  const me = settings.name || t.guest;
  const names = way === 'device' ? Array.from({ length: seats }, (_, i) => t.nameOf(i + 1)) : [me];
  const bots = way === 'bots' ? seats - 1 : 0;
  try {
    const result = await openTable({ game, way, seats, bots, names, notebook: settings.notebook });
    if ('address' in result) go(result.address);
    else trouble = words().refused[result.refused] ?? words().refusedElse;
  } catch (error) {
    if (!(error instanceof WrongName)) return void (trouble = words().refused.stopping!);
    settings.name = '';
    ask(wanted, doorWords().noName);
  } finally {
    isBusy = false;
  }
}
