import { loadTitle, type GameId } from '@ridotto/games/catalog';
import type { Command, TableInfo, Update } from '@ridotto/host/protocol';
import {
  admit,
  chainOf,
  endsInChoice,
  heard,
  isRefusal,
  listen,
  seatsIn,
  seeded,
  setupOf,
  type AnyKinds,
  type Given,
  type Locale,
  type Seat,
  type Table as GameTable,
} from '@ridotto/kernel';
import { mount } from 'svelte';
import type { OpenWire, WireEnd } from '../../src/link/wire.ts';
import { keepSettings, settings } from '@ridotto/kit/settings.svelte.ts';
import { Place } from '../../src/table/place.svelte.ts';
import Table from '../../src/table/Table.svelte';

// A table of any game as one seat sees it, played by bots up to a question:
// `npx vite packages/web`, then /test/gallery/table.html?game=coach&seats=8&seed=3&viewer=0&until=support&nth=2
const wishes = new URLSearchParams(location.search);
const wish = (name: string, usual: string) => wishes.get(name) ?? usual;
const game = wish('game', 'coach') as GameId;
const seats = Number(wish('seats', '5'));
const viewer = wish('viewer', '0') === 'public' ? null : Number(wish('viewer', '0'));
const NAMES = (
  wish('locale', 'ru') === 'ru'
    ? 'Анна Борис Клара Дмитрий Эмилия Фёдор Галина Александра'
    : 'Anna Boris Clara Dmitri Emily Fyodor Galina Alexandra'
).split(' ');

const title = await loadTitle(game);
const rng = seeded(Number(wish('seed', '1')));
const state = title.game.start(seats, setupOf(title, JSON.parse(wish('setup', '{}')), seats)!);

type Events = readonly AnyKinds['event'][];

/** Goes on by chance and bots, with an answer of the viewer's first. */
function step(mine?: AnyKinds['answer']): Events {
  const turn = title.game.turn(state);
  if (turn.kind === 'over') return [];
  const answerOf = (seat: Seat) => {
    if (seat === viewer && mine !== undefined) return mine;
    return title.bot(title.game.view(state, seat), title.game.options(state, seat), rng);
  };
  const given: Given<AnyKinds> =
    turn.kind === 'roll'
      ? { kind: 'roll', roll: title.game.roll(state, rng) }
      : { kind: 'answers', answers: turn.seats.map(answerOf) };
  const told = listen(title.game, state, given);
  return heard(title.game, told, viewer ?? 'public', seats);
}

const isMine = () => {
  const turn = title.game.turn(state);
  return turn.kind === 'over' || (turn.kind === 'ask' && (viewer === null || turn.seats.includes(viewer)));
};

const events: unknown[] = [];
const wanted = wish('until', '');
let left = Number(wish('nth', '1'));
function isThere(): boolean {
  const turn = title.game.turn(state);
  if (turn.kind === 'over') return true;
  if (turn.kind === 'roll') return false;
  const agenda = (state as unknown as { agenda?: { step: string }[] }).agenda;
  if (wanted !== '' && agenda?.at(-1)?.step !== wanted) return false;
  if (wishes.get('mine') !== 'no' && !isMine()) return false;
  return --left <= 0;
}
while (!isThere()) events.push(...step());

let length = 1;
const infoOf = (): TableInfo => ({
  id: 'gallery',
  game,
  edition: title.edition,
  setup: {},
  open: 'link',
  clock: { kind: 'none' } as never,
  late: 'bot',
  absence: null,
  notebook: wish('notebook', 'yes') === 'yes',
  hints: false,
  hinted: [],
  pace: 'usual',
  candle: 5,
  phase: title.game.turn(state).kind === 'over' ? 'over' : 'playing',
  seats: Array.from({ length: seats }, (_, seat) =>
    seat % 3 === 1
      ? { kind: 'bot' as const, level: 'usual' as never }
      : { kind: 'person', who: String(seat), name: NAMES[seat]!, away: false },
  ) as unknown as TableInfo['seats'],
  owner: true,
  fair: { commitment: '', words: [] },
  ...(title.game.turn(state).kind === 'over' && {
    result: {
      payoffs: (title.game.turn(state) as { payoffs?: number[] }).payoffs ?? Array(seats).fill(0),
      reason: 'x',
    },
  }),
});
const tableNow = (): GameTable<AnyKinds> => ({ seats, state, sealed: new Map(), drawOffer: undefined, length: 0 });

/** A candle that has burnt for a while, where it would burn in a house. */
function windowNow(): Pick<Update, 'window'> {
  const chain = chainOf(title, tableNow());
  const of = Number(wish('candle', '5000'));
  const held = wishes.has('held') ? [Number(wishes.get('held'))] : [];
  if (chain.length === 0) return {};
  const kind = endsInChoice(chain) ? 'must' : 'may';
  return { window: { kind, asked: seatsIn(chain), of, left: of, held, hold: Array<number>(seats).fill(20_000) } };
}

function updateOf(events: readonly unknown[]): Update {
  const turn = title.game.turn(state);
  return {
    type: 'update',
    length: length++,
    you: viewer,
    table: infoOf(),
    view: title.game.view(state, viewer ?? 'public'),
    events,
    clocks: null,
    asked: turn.kind === 'ask' ? turn.seats : [],
    ...windowNow(),
  };
}

const open: OpenWire = (_since, end: WireEnd) => {
  setTimeout(() => {
    end.heard(updateOf(events));
    end.heard({ type: 'here', seats: Array.from({ length: seats }, (_, seat) => seat), spectators: 0 } as never);
  });
  return {
    send(command: Command) {
      const { id } = command as { id: string };
      if (command.type !== 'say') return;
      const say = command.says[0]!;
      const entry = admit(title, tableNow(), { seat: viewer!, say });
      end.heard({
        type: 'answer',
        id,
        result: isRefusal(entry) ? { ok: false, refused: 'not-allowed' } : { ok: true },
      } as never);
      if (isRefusal(entry)) return;
      let told: Events = step(title.notation.answer.read(say));
      end.heard(updateOf(told));
      while (!isMine()) {
        told = step();
        if (told.length > 0) end.heard(updateOf(told));
      }
      end.heard(updateOf([]));
    },
    close() {},
  };
};

keepSettings(() => {});
settings.locale = wish('locale', 'ru') as Locale;
const place = new Place('gallery', open);
const name = title.manifest.words[settings.locale].name;
const wait = setInterval(() => {
  if (!place.play) return;
  clearInterval(wait);
  mount(Table, {
    target: document.querySelector('#app')!,
    props: { place, house: 'network', name, instead: undefined },
  });
}, 20);
