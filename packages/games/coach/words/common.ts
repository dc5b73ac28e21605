import type { ReasonWordsOf } from '@ridotto/kernel';
import type { ReasonCode } from '../rules/explain.ts';
import { hasEffect, type Answer, type AnswerOf, type EffectItem, type Event, type EventOf } from '../rules/model.ts';
import type { ChanceMatter, Item, Profession, Society, Matter, MatterOf, View } from '../rules/model.ts';
import { isSilenced } from '../rules/trade.ts';

/** What the sentence of a reason may speak of. */
export interface About {
  readonly item: Item;
  readonly profession: Profession;
  readonly society: Society;
  readonly seat: number;
  readonly last: number;
  readonly count: number;
  readonly step: Matter['step'];
}

/** The sentences of one language for every reason; a missing one doesn't compile. */
export type ReasonWords = ReasonWordsOf<ReasonCode, About>;

/** The sentences of one language for every event, option and question; `voice` knows names and viewer. */
export type EventWords<Voice> = { readonly [T in Event['type']]: (event: EventOf<T>, voice: Voice) => string };
export type OptionWords<Voice> = {
  readonly [K in Answer['kind']]: string | ((choice: AnswerOf<K>, voice: Voice, view: View) => string);
};
export type QuestionWords<Voice> = {
  readonly [K in Exclude<Matter, ChanceMatter>['step']]:
    | string
    | ((step: MatterOf<K>, voice: Voice, view: View) => string);
};

/** What a spy has found is no news to the others. */
export function eventIn<Voice>(words: EventWords<Voice>, event: Event, voice: Voice): string | undefined {
  if (event.type === 'spied' && event.item === null) return undefined;
  return (words[event.type] as (event: Event, voice: Voice) => string)(event, voice);
}

export function optionIn<Voice>(words: OptionWords<Voice>, choice: Answer, voice: Voice, view: View): string {
  const said = words[choice.kind] as string | ((choice: Answer, voice: Voice, view: View) => string);
  return typeof said === 'string' ? said : said(choice, voice, view);
}

/** What the viewer is asked by the step that stands, unless that is chance's. */
export function questionIn<Voice>(words: QuestionWords<Voice>, voice: Voice, view: View): string | undefined {
  const step = view.agenda.at(-1);
  if (!step || view.viewer === 'public' || view.result) return undefined;
  const said = (
    words as Partial<Record<Matter['step'], string | ((step: Matter, voice: Voice, view: View) => string)>>
  )[step.step];
  return typeof said === 'function' ? said(step, voice, view) : said;
}

/** The item that the viewer gave in the trade just made, if it has an effect that the Mirror leaves it [C53]. */
export function contrabandOf({ viewer, history }: View): EffectItem | undefined {
  const trade = history.findLast((event): event is EventOf<'traded'> => event.type === 'traded');
  if (!trade || trade.gave === null || trade.got === null) return undefined;
  const given = viewer === trade.by ? trade.gave : trade.got;
  return hasEffect(given) && !isSilenced({ gave: trade.gave, got: trade.got }) ? given : undefined;
}

/** How the end went for the one who looks. */
export function fortuneOf({ viewer, result }: View): 'won' | 'lost' | 'watched' {
  if (viewer === 'public') return 'watched';
  return result!.winners.includes(viewer) ? 'won' : 'lost';
}
