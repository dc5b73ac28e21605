import type { Guest } from './client.ts';

/**
 * The stream of JSON lines as a bot reads it; the function waits until so many are there and gives back all. Empty
 * lines say that the stream is alive, every few seconds of the machine's own: they tell nothing, and don't count.
 */
export async function openStream(
  guest: Guest,
  table: string,
  hears: (line: string) => boolean,
): Promise<(lines: number) => Promise<string>> {
  const stop = new AbortController();
  const { headers } = guest;
  const response = await fetch(`${guest.base}/api/tables/${table}/updates`, { headers, signal: stop.signal });
  let text = '';
  let heard = () => {};
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      heard();
    }
  })().catch(() => {});
  const whole = () => text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const lines = () => whole().filter((line) => line !== '' && hears(line));
  return async (wanted) => {
    while (lines().length < wanted) await new Promise<void>((resolve) => (heard = resolve));
    stop.abort();
    await reading;
    return lines().join('\n');
  };
}
