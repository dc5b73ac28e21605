import { parseArgs } from 'node:util';
import { countEn, verify } from '@ridotto/kernel';
import { readLogFile } from './files.ts';
import { Refused } from './refused.ts';

export const VERIFY_USAGE = 'ridotto verify FILE|URL';

/** Re-rolls every draw of a finished game. */
export async function runVerify(args: string[], print: (text: string) => void): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new Refused(`name a file or an address: ${VERIFY_USAGE}`);
  const { log, title } = await readLogFile(file);
  const verdict = verify(title, log);
  if (!verdict.ok) {
    const where = verdict.step === undefined ? '' : ` (answer ${verdict.step})`;
    throw new Refused(`${file} does not hold what it promised: ${verdict.why}${where}`);
  }
  const rolls = countEn(verdict.rolls, ['roll of chance follows', 'rolls of chance follow']);
  const answers = countEn(verdict.answers, ['answer keeps', 'answers keep']);
  print(`${file}: fair. ${rolls} from the promised key and the seats' words; ${answers} the rules.`);
}
