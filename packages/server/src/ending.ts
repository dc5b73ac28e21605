import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The end of a line, which may come at any moment, even before anybody waits for it. Whatever was taken for the
 * line is given back then, once.
 */
export class Ending {
  #isReached = false;
  #giveBack: (() => void)[] = [];

  get isReached(): boolean {
    return this.#isReached;
  }

  reach(): void {
    this.#isReached = true;
    const giveBack = this.#giveBack;
    this.#giveBack = [];
    for (const one of giveBack) one();
  }

  /** Something to give back: at the end, or at once where that has been. */
  at(giveBack: () => void): void {
    if (this.#isReached) giveBack();
    else this.#giveBack.push(giveBack);
  }
}

/** An answer that waits behind others of its connection hears of the end by the connection alone. */
export function endingOf({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): Ending {
  const ending = new Ending();
  const reach = () => ending.reach();
  raw.on('close', reach);
  socket.on('close', reach);
  ending.at(() => socket.off('close', reach));
  if (raw.destroyed || socket.destroyed) reach();
  return ending;
}
