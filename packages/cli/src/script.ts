import { parseArgs } from 'node:util';
import { script, type TraceLine, type ScriptStop } from '@ridotto/kernel';
import { readLogFile } from './files.ts';
import { Refused } from './refused.ts';

export const SCRIPT_USAGE = 'ridotto script FILE [--views]';

/** Plays a written game and writes the lines of its trace. */
export async function runScript(args: string[], write: (line: TraceLine) => Promise<void>): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { views: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Refused(`name a file: ${SCRIPT_USAGE}`);
  const { log, title, setup } = await readLogFile(file);
  const lines = script(title, log, setup, values.views);
  for (;;) {
    const { done, value } = lines.next();
    if (!done) {
      await write(value);
      continue;
    }
    if (value) throw new Refused(stopped(value));
    return;
  }
}

function stopped({ step, entry, refusal, options }: ScriptStop): string {
  if (!entry) return `it can't go on after answer ${step}: no seat could take that for the world as it was`;
  const said =
    'seat' in entry
      ? `seat ${entry.seat} says ${JSON.stringify(entry.say)}`
      : `chance says ${JSON.stringify(entry.roll)}`;
  const instead =
    options === 'chance'
      ? 'chance is to answer'
      : options === 'nothing'
        ? 'the game is over'
        : typeof options === 'number'
          ? `there are ${options} options`
          : `the options are ${options.join(', ')}`;
  return `answer ${step} can't be given: ${said} (${refusal}); ${instead}`;
}
