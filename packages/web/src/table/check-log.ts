import { verify, type AnyTitle, type Log, type Seat } from '@ridotto/kernel';
import { promisedAt } from './promises.ts';

export type Checked =
  | { readonly ok: true; readonly rolls: number; readonly answers: number }
  | { readonly ok: false; readonly why: 'other-seal' | 'other-words' | { readonly kernel: string } };

/** Checks a finished game here: what was promised against what is shown, and every roll. */
export function checkLog(table: string, title: AnyTitle, log: Log, seat: Seat | null): Checked {
  const promised = promisedAt(table);
  if (promised && promised.commitment !== log.fair?.commitment) return { ok: false, why: 'other-seal' };
  const isOwn = promised?.words === undefined || seat === null || promised.words === log.fair?.words[seat];
  if (!isOwn) return { ok: false, why: 'other-words' };
  const verdict = verify(title, log);
  return verdict.ok ? verdict : { ok: false, why: { kernel: verdict.why } };
}
