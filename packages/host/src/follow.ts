import { changed } from './patch.ts';
import type { ChangedUpdate, Update } from './protocol.ts';

export { changed } from './patch.ts';

/** An update with its view, to somebody who has got the view of the update before on the same line. */
export const wholeUpdate = (update: Update | ChangedUpdate, before: unknown): Update =>
  'changes' in update ? withView(update, before) : update;

function withView({ changes, ...update }: ChangedUpdate, before: unknown): Update {
  return { ...update, view: changed(before, changes) };
}
