import type { Seat } from '@ridotto/kernel';
import type { ChanceMatter, Matter, MatterOf, View } from '../rules/model.ts';

/** How somebody is named to the one who looks, and what they do. */
export interface Speaker {
  you(seat: Seat): boolean;
  name(seat: Seat): string;
  does(seat: Seat, mine: string, theirs: string): string;
}

/** A sentence for every question that a seat can be asked, true for whoever looks. */
export type NowWords = {
  readonly [K in Exclude<Matter, ChanceMatter>['step']]: (step: MatterOf<K>, speaker: Speaker, view: View) => string;
};

export function speakerFor(view: View, names: readonly string[], pronoun: string): Speaker {
  const you = (seat: Seat) => seat === view.viewer;
  return {
    you,
    name: (seat) => names[seat]!,
    does: (seat, mine, theirs) => (you(seat) ? `${pronoun} ${mine}` : `${names[seat]} ${theirs}`),
  };
}

/** What goes on; undefined while chance has a part in it, and at the end. */
export function nowIn(words: NowWords, speaker: Speaker, view: View): string | undefined {
  const step = view.agenda.at(-1);
  if (!step || view.result || !(step.step in words)) return undefined;
  const said = words[step.step as keyof NowWords] as (step: Matter, speaker: Speaker, view: View) => string;
  return said(step, speaker, view);
}
