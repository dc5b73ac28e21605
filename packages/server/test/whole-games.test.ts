import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { picturesOf, type Frame, type Update } from '@ridotto/host';
import { readLog, seeded, verify, type AnyKinds, type AnyTitle, type Log, type Rng } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../host/testing/fake.ts';
import { Guest, type Connection } from '../testing/client.ts';
import { SWIFT } from '../testing/settings.ts';
import { openHouse } from './house.ts';

const LONG = 180_000; // milliseconds, beside other work

/** Answers by itself as long as the game goes on, and drops its line now and then. */
class Player {
  readonly guest: Guest;
  readonly table: string;
  readonly seat: number;
  readonly rng: Rng;
  line: Connection;
  drops = 0;
  heard: unknown[] = [];

  constructor(guest: Guest, table: string, seat: number, rng: Rng) {
    this.guest = guest;
    this.table = table;
    this.seat = seat;
    this.rng = rng;
    this.line = guest.connect(table);
  }

  async play(game: string): Promise<void> {
    const title = await loadTitle(game as 'volto');
    let known = 0;
    for (;;) {
      await this.line.first();
      await this.line.until(() => this.mustAnswer() || this.line.table?.phase === 'over');
      const update = this.line.update!;
      if (this.line.table?.phase === 'over') return;
      const say = this.choose(title, update);
      const answer = await this.line.command({ type: 'say', says: [say] });
      if (!update.window) expect(answer).toMatchObject({ ok: true }); // a candle may be out by then
      known = this.line.update!.length;
      if (this.drops === 0 || this.rng(6) === 0) await this.drop(known);
    }
  }

  choose({ game, notation, bot }: AnyTitle, { options, ...update }: Update): string {
    const view = update.view as AnyKinds['view'];
    if (update.window && Array.isArray(options)) return options[this.rng(options.length)] as string;
    const answers = game.options(game.guess(view, this.rng), this.seat);
    const say = notation.answer.write(bot(view, answers, this.rng));
    if (Array.isArray(options)) expect(options).toContain(say);
    return say;
  }

  mustAnswer(): boolean {
    const { asked = [], said } = this.line.update ?? {};
    return asked.includes(this.seat) && said === undefined;
  }

  /** Goes away without a word, and comes back with what it knew. */
  async drop(known: number): Promise<void> {
    this.line.socket.terminate();
    this.drops++;
    this.line = this.guest.connect(this.table, { since: known });
    await this.line.first();
  }
}

describe.each(GAME_IDS)('%s', async (game) => {
  const title = await loadTitle(game);
  const [min, max] = title.manifest.seats;
  test.each([...new Set([min, max])])(
    '%i people and a spectator play a whole game with disconnections',
    { timeout: LONG },
    async (seats) => {
      const { base } = await openHouse({
        rules: { pace: SWIFT, alone: SWIFT, second: 4 },
        ports: { chance: seededChance(seats) },
      });
      const guests = await Promise.all(Array.from({ length: seats }, (_, seat) => Guest.named(base, `Guest ${seat}`)));
      const owner = guests[0]!;
      const table = await owner.make({ game, seats });
      const { invite, fair } = await owner.table(table);
      for (const [seat, guest] of guests.entries()) {
        expect(await guest.command(table, { type: 'sit', seat, words: `words of ${seat}`, invite })).toMatchObject({
          ok: true,
        });
      }
      const players = guests.map((guest, seat) => new Player(guest, table, seat, seeded(seat + 1)));
      const spectator = (await Guest.named(base, 'Spectator')).connect(table);
      await spectator.first();
      expect(await owner.command(table, { type: 'start' })).toMatchObject({ ok: true });
      await Promise.all(players.map((player) => player.play(game)));
      await spectator.until(() => spectator.table?.phase === 'over');

      expect(Math.max(...players.map(({ drops }) => drops))).toBeGreaterThan(0);
      expect(spectator.update!.you).toBe(null);
      const lengths = players.map(({ line }) => line.update!.length);
      expect(new Set([...lengths, spectator.update!.length]).size).toBe(1);
      const { body } = await owner.ask('GET', `/api/tables/${table}/export`);
      const log = readLog(body) as Log;
      expect(log.fair!.commitment).toBe(fair.commitment);
      expect(log.fair!.words).toEqual(guests.map((_, seat) => `words of ${seat}`));
      expect(verify(title, log)).toMatchObject({ ok: true });
      const frames = (await owner.ask('GET', `/api/tables/${table}/replay?eyes=1`)).body as Frame[];
      const pictures = [...picturesOf(frames)];
      expect(pictures.at(-1)!.view).toEqual(players[1]!.line.update!.view);
    },
  );
});
