import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a service on this machine, that can be cut: what is under way then is lost without a word. */
export class Way {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isCut = false;

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return this.#hold(near); // taken, and never answered
      const far = connect(target, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#hold(one);
        one.on('data', (data) => void (this.#isCut || other.write(data)));
        one.on('close', () => this.#isCut || other.destroy());
      }
    });
  }

  static async to(target: number): Promise<Way> {
    const way = new Way(target);
    way.#server.listen(0, '127.0.0.1');
    await once(way.#server, 'listening');
    return way;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#isCut = true;
  }

  /** Open again; the connections of before are gone. */
  mend(): void {
    this.#isCut = false;
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.mend();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #hold(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#open.delete(socket));
  }
}
