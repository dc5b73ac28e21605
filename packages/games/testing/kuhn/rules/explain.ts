import { reasonsFrom, type Reason } from '@ridotto/kernel';
import { ACTIONS, type View } from './model.ts';

export const REASONS = { 'not-notation': 'K2' } as const;
const because = reasonsFrom(REASONS);

export function explain(_view: View, attempt: string): Reason | undefined {
  return ACTIONS.some((action) => action === attempt) ? undefined : because('not-notation');
}
