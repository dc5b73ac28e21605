import type { Analyst } from './analyst.ts';
import type { Rng } from './game.ts';
import type { Kinds } from './kinds.ts';
import type { Asked, Player, Reply } from './player.ts';

/** What counts most for an answer, or against it: which sentence of the game's words, and what that speaks of. */
export interface Why {
  readonly code: string;
  readonly about: Readonly<Record<string, string | number>>;
}

/** An answer that is worth a thought. */
export interface Idea<K extends Kinds> {
  readonly reply: Reply<K>;
  readonly why: Why;
}

/** What a game gives to hints. It goes by what the asked seat knows and nothing else, as players do. */
export interface Adviser<K extends Kinds> {
  /** Chances are found as they are after the game. */
  readonly analyst: Pick<Analyst<K>, 'quick' | 'scales' | 'most'>;
  /** In how many an answer is played out: a count, so that the same question has the same hint. */
  readonly worlds: number;
  /** What comes into consideration, the best first by the strongest player's eye. */
  consider(asked: Asked<K>, rng: Rng): readonly Idea<K>[];
}

/** By code, what a game's sentences about answers speak of. */
export type WhysOf<Whys> = { readonly [Code in keyof Whys]: Readonly<Record<string, string | number>> };

/** The sentences of one language; a missing one doesn't compile. `names` are those of the seats. */
export type WhyWordsOf<Whys extends WhysOf<Whys>> = {
  readonly [Code in keyof Whys]: (about: Whys[Code], names: readonly string[]) => string;
};

/** Gives the reasons of a game's table of codes. */
export const whysFrom =
  <Whys extends WhysOf<Whys>>() =>
  <Code extends keyof Whys & string>(code: Code, about: Whys[Code]): Why => ({ code, about });

/** The sentence of a reason; nothing where the words don't know it. */
export function whyIn<Whys extends WhysOf<Whys>>(
  words: WhyWordsOf<Whys>,
  { code, about }: Why,
  names: readonly string[],
): string | undefined {
  if (!Object.hasOwn(words, code)) return undefined;
  return words[code as keyof Whys](about as Whys[keyof Whys], names);
}

/** What a player would say, and then what it would say if that could not be said; at most so many. */
export function repliesOf<K extends Kinds>(
  player: Player<K>,
  asked: Asked<K>,
  most: number,
  write: (answer: K['answer']) => string,
  rng: Rng,
): Reply<K>[] {
  const replies: Reply<K>[] = [];
  for (let { options } = asked; replies.length < most && options.length > 0;) {
    const reply = player({ ...asked, options }, rng);
    replies.push(reply);
    options = options.filter((option) => write(option) !== write(reply[0]));
  }
  return replies;
}
