import { silence, type Seat } from '@ridotto/kernel';
import { title as volto, type State } from '@ridotto/games/volto';
import { serving } from '../child.ts';
import { arranged, isLegal, type Beginning, type Move } from '../load/scripts.ts';
import { requirePeer } from './install.ts';

type Hear<T> = (client: object, data: T) => void;
interface Core {
  Server: new (options: object) => {
    define(name: string, room: unknown): void;
    listen(port: number, host: string): Promise<void>;
  };
  Room: new () => {
    readonly clients: readonly object[];
    onMessage<T>(type: string, hear: Hear<T>): void;
    broadcastPatch(): boolean;
  };
}
interface Transport {
  WebSocketTransport: new (options: object) => { readonly server: { address(): unknown } };
}
interface SchemaModule {
  schema(fields: object, name: string): new () => Shown;
  t: Record<'uint8' | 'uint16' | 'int8', () => { default(value: number): unknown }> & { array(of: string): unknown };
}

/** What everybody sees of a table. The owner of a hidden kind knows it anyway. */
interface Shown {
  games: number;
  moves: number;
  toMove: number; // -1: over
  quiet: number;
  cells: number[];
  clues: number[];
  kinds: string[]; // '' is hidden
}

process.env.NODE_ENV = 'production';
const peer = requirePeer('colyseus');
const { Server, Room } = peer('@colyseus/core') as Core;
const { WebSocketTransport } = peer('@colyseus/ws-transport') as Transport;
const { schema, t } = peer('@colyseus/schema') as SchemaModule;

const ShownSchema = schema(
  {
    games: t.uint16().default(0),
    moves: t.uint16().default(0),
    toMove: t.int8(),
    quiet: t.uint8(),
    cells: t.array('int8'),
    clues: t.array('uint16'),
    kinds: t.array('string'),
  },
  'Shown',
);

/** A room that sends what has changed as soon as it has. */
class VoltoRoom extends Room {
  maxClients = 2;
  patchRate = null;
  state = new ShownSchema();
  #game: State | undefined;

  onCreate(): void {
    this.onMessage<Beginning>('begin', (_client, beginning) => {
      this.#game = arranged(beginning);
      this.state.games++;
      this.state.moves = 0;
      this.#show(this.#game);
    });
    this.onMessage<Move>('move', (client, move) => {
      const game = this.#game!;
      const seat: Seat = this.clients.indexOf(client);
      if (game.toMove !== seat || !isLegal(game, move)) return;
      volto.game.apply(game, [move], silence);
      this.state.moves++;
      this.#show(game);
    });
  }

  /** Writes what is new: Colyseus sends every field that is written. */
  #show(game: State): void {
    const { state } = this;
    const view = volto.game.view(game, 'public');
    state.toMove = view.result === null ? view.toMove! : -1;
    state.quiet = view.quiet.length / 2;
    write(
      state.cells,
      view.cells.map((cell) => cell ?? -1),
    );
    write(state.clues, view.clues);
    write(
      state.kinds,
      view.kinds.map((kind) => kind ?? ''),
    );
    this.broadcastPatch();
  }
}

function write<T>(shown: T[], now: readonly T[]): void {
  now.forEach((value, at) => {
    if (shown[at] !== value) shown[at] = value;
  });
}

const transport = new WebSocketTransport({});
const server = new Server({ transport, greet: false });
server.define('volto', VoltoRoom);
await server.listen(0, '127.0.0.1');
serving(transport.server.address());
