import { answering, catalogTitles, thinkHere, Thinkers, type Said, type Thinker, type Work } from '@ridotto/host';

const NAME = 'ridotto-thinker'; // of the worker beside the house
const BUDGETS = { choose: 2000, advise: 3000, rehearse: 500 }; // milliseconds on a slow phone
const DEADLINE = 10_000;

/** Whether this worker was started to think for the house in another. */
export const isThinker = (): boolean => (globalThis as { name?: string }).name === NAME;

/** Another worker with the same script does the thinking, so that the house in this one answers at once. */
export function workerThinkers(): Thinker {
  if (typeof Worker === 'undefined') return thinkHere(catalogTitles, BUDGETS); // an old browser has none within workers
  return new Thinkers(
    ({ onSaid, onLost }) => {
      const worker = new Worker(location.href, { type: 'module', name: NAME });
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => onSaid(data));
      worker.addEventListener('error', ({ message }) => onLost(new Error(message)));
      return { send: (work) => worker.postMessage(work), dismiss: () => worker.terminate() };
    },
    { deadline: DEADLINE },
  );
}

/** Answers the house's thoughts and rehearsals. */
export function serveThoughts(): void {
  const answerTo = answering(thinkHere(catalogTitles, BUDGETS));
  addEventListener('message', ({ data }: MessageEvent<Work>) => void answerTo(data).then((said) => postMessage(said)));
}
