import { catalogTitles, refuse, secureChance, type Refusal } from '@ridotto/host';
import { begin, beforeAt, isRefusal, setupOf, type AnyTitle, type Before, type Rng } from '@ridotto/kernel';
import type { PlayingOn } from './errand.ts';
import type { WishesGiven } from './house.ts';

interface Found {
  readonly wishes: WishesGiven;
  readonly from: { readonly before: Before; readonly edition: number };
}

/** The table at which a game is taken up: the same rules, and as much of it as has happened. */
export async function wishesToPlayOn(wanted: PlayingOn, rng: Rng): Promise<Found | Refusal> {
  const { game, edition, seats, setup } = wanted.log;
  const title = await catalogTitles(game, edition);
  if (!title) return refuse('no-such-edition');
  const before = beforeOf(title, wanted, rng);
  if ('refused' in before) return before;
  const wishes = { id: secureChance.id(), game, seats, setup, open: 'public', candle: 0 } as const;
  return { wishes, from: { before, edition: title.edition } };
}

function beforeOf(title: AnyTitle, { log, length, seat, isGuessed }: PlayingOn, rng: Rng): Before | Refusal {
  const setup = setupOf(title, log.setup, log.seats);
  if (setup === undefined) return refuse('wrong-options');
  const before = beforeAt(log, length);
  const table = begin(title, log.seats, setup, before);
  if (isRefusal(table)) return refuse(table.refused);
  if (title.game.turn(table.state).kind === 'over') return refuse('over');
  if (!isGuessed) return before;
  const state = title.game.guess(title.game.view(table.state, seat), rng);
  return { ...before, worlds: [...(before.worlds ?? []), { after: before.answers.length, seat, state }] };
}
