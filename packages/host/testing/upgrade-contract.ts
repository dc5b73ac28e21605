import { expect, test } from 'vitest';
import type { begin, goOn, read, Played, Tables } from './upgrade.ts';

/** The stages of an upgrade, each done by a house of its own on what the one before has left. */
export interface Stages {
  begin(): ReturnType<typeof begin>;
  read(tables: Tables): ReturnType<typeof read>;
  goOn(tables: Tables): ReturnType<typeof goOn>;
}

/** Who wins what, by the cards: in edition 2 the lower one takes a showdown. */
function fairShare({ edition, cards, says }: Played): number[] {
  const isFirstHigher = cards[0]! > cards[1]!;
  const stakes = says.includes('bet') ? 2 : 1;
  const isFirstWinning = isFirstHigher === (edition === 1);
  return isFirstWinning ? [stakes, -stakes] : [-stakes, stakes];
}

/** What tables owe to those who began them under an older edition. */
export function upgradeContract(open: () => Promise<Stages>): void {
  test('tables of edition 1 say that it is gone, stay readable, and go on when it is back beside edition 2', async () => {
    const stages = await open();
    const tables = await stages.begin();

    const left = await stages.read(tables);
    expect(left.refused).toBe('no-such-edition');
    expect(left.listed).toEqual([tables.ended]);
    expect(left.half).toEqual(['kuhn 1, 2 seats\n0: pass\n', 'kuhn 1, 2 seats\n', 'kuhn 1, 2 seats\n']);
    expect(left.ended).toMatch(/^kuhn 1, 2 seats\n\*: \{"deal":\[\d,\d\]\}\n0: pass\n1: pass\n$/);

    const { old, ended, fresh, refused, rematch } = await stages.goOn(tables);
    for (const game of [...old, ended]) expect(game).toMatchObject({ edition: 1, isFair: true });
    expect([old[0], old[2], ended].map((game) => game!.says)).toEqual(['pass bet bet', 'pass pass', 'pass pass']);
    for (const game of [old[0]!, old[2]!, ended, fresh]) expect(game.payoffs).toEqual(fairShare(game));
    expect(ended.frames).toBe(4);
    expect(fresh).toMatchObject({ edition: 2, isFair: true, says: 'bet bet' });
    expect(refused).toBe('not-an-option');
    expect(rematch).toBe(2);
  });
}
