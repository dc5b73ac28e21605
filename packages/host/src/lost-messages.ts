import type { Ports } from './ports.ts';
import type { Room } from './room.ts';

const OFTEN = 2000; // milliseconds between two looks

/** Messages of other nodes may be lost, and questions to them fail: looks now and then at what they would have said. */
export class LostMessages {
  readonly #ports: Pick<Ports, 'peers' | 'meter'>;
  #lookedAt = 0;

  constructor(ports: Pick<Ports, 'peers' | 'meter'>) {
    this.#ports = ports;
  }

  async look(rooms: ReadonlyMap<string, Room>, now: number): Promise<void> {
    const { peers, meter } = this.#ports;
    if (!peers || now - this.#lookedAt < OFTEN) return;
    this.#lookedAt = now;
    const known = [...rooms.values()].flatMap((room) => room.neighbours.known);
    const grown = await peers.grown(known).catch((error: unknown) => {
      meter.broken(error);
      return [];
    });
    for (const { neighbours } of rooms.values()) neighbours.askAgain();
    for (const wake of grown) rooms.get(wake.table)?.neighbours.wake(wake);
  }
}
