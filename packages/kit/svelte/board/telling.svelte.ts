import type { Kinds } from '@ridotto/kernel';
import type { Mention, Thing } from '@ridotto/kit';
import type { Play, Telling, Told } from './play.ts';

/** Tells the log how a board wants it told, for as long as the board is there. */
export function tells<K extends Kinds>(play: () => Pick<Play<K>, 'telling'>, telling: () => Telling<K['event']>): void {
  $effect(() => {
    const teller = play();
    teller.telling = telling();
    return () => (teller.telling = null);
  });
}

/** Names that point at things: `thingsOf` says which, as they lie when somebody asks. */
export const pointing = <Meant>(
  mentions: readonly Mention<Meant>[],
  thingsOf: (meant: Meant) => readonly Thing[],
): readonly Told[] =>
  mentions.map((one) => (typeof one === 'string' ? one : { text: one.text, things: () => thingsOf(one.meant) }));
