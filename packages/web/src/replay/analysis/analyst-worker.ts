// Analyses one finished game after another, apart from the page, so that it can be looked at meanwhile.
import { isGameId, loadAnalyst, loadTitle } from '@ridotto/games/catalog';
import { analyse, ENGINE } from '@ridotto/host/analysis';
import { canonical, headOf, type AnyAnalyst } from '@ridotto/kernel';
import type { Asked, SaidOf } from './errand.ts';
import { keptAnalyses } from './kept.ts';

const EACH = 0.01; // of the whole: oftener nobody need hear of it

const say = (said: SaidOf): void => postMessage(said);

/** All that the figures depend on. */
const keyOf = ({ log, seed }: Asked, analyst: AnyAnalyst | undefined): string =>
  [headOf(log), ENGINE, seed, analyst && canonical([analyst.playouts, analyst.scales])].join(' ');

async function work(asked: Asked): Promise<void> {
  const { log, seed } = asked;
  const title = isGameId(log.game) ? await loadTitle(log.game, log.edition) : undefined;
  if (!title || !isGameId(log.game)) return say({ kind: 'refused', refused: 'no-such-game' });
  const analyst = await loadAnalyst(log.game, title.edition);
  const kept = await keptAnalyses();
  const key = keyOf(asked, analyst);
  const known = await kept.get(key).catch(() => undefined);
  if (known) return say({ kind: 'analysis', analysis: known });
  const run = analyse({ title, analyst, log, seed });
  for (let said = 0; ;) {
    const { done, value } = run.next();
    if (done) {
      if ('refused' in value) return say({ kind: 'refused', refused: value.refused });
      await kept.put(key, value);
      return say({ kind: 'analysis', analysis: value });
    }
    if (value < said + EACH) continue;
    said = value;
    say({ kind: 'progress', done: said });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  work(data).catch(reportError); // the page hears of errors, not of rejections
});
