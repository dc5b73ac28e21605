import { once } from 'node:events';
import type { TraceLine } from '@ridotto/kernel';
import { ANALYSE_USAGE, runAnalyse } from './analyse.ts';
import { ARENA_USAGE, runArena } from './arena/arena.ts';
import { BELIEFS_USAGE, runBeliefs } from './arena/beliefs.ts';
import { RESPOND_USAGE, runRespond } from './arena/respond.ts';
import { BACKUP_USAGE, runBackup } from './backup.ts';
import { COPY_USAGE, runCopy } from './copy.ts';
import { HINT_USAGE, runHint } from './hint.ts';
import { LOAD_USAGE, runLoad } from './load.ts';
import { MIGRATE_USAGE, runMigrate } from './migrate.ts';
import { PLAY_USAGE, runPlay } from './play.ts';
import { Refused, oneLine } from './refused.ts';
import { SCRIPT_USAGE, runScript } from './script.ts';
import { SERVE_USAGE, runServe } from './serve.ts';
import { openTerminal } from './terminal.ts';
import { TRACE_USAGE, runTrace } from './trace.ts';
import { TRAIN_USAGE, runTrain } from './train.ts';
import { VERIFY_USAGE, runVerify } from './verify.ts';

const COMMANDS: Record<string, { usage: string; run(args: string[]): Promise<void> }> = {
  play: { usage: PLAY_USAGE, run: playAtTerminal },
  trace: { usage: TRACE_USAGE, run: (args) => runTrace(args, writeLine) },
  script: { usage: SCRIPT_USAGE, run: (args) => runScript(args, writeLine) },
  serve: { usage: SERVE_USAGE, run: (args) => runServe(args, print) },
  backup: { usage: BACKUP_USAGE, run: (args) => runBackup(args, print) },
  migrate: { usage: MIGRATE_USAGE, run: (args) => runMigrate(args, print) },
  copy: { usage: COPY_USAGE, run: (args) => runCopy(args, print) },
  load: { usage: LOAD_USAGE, run: (args) => runLoad(args, print) },
  arena: { usage: ARENA_USAGE, run: (args) => runArena(args, print) },
  analyse: { usage: ANALYSE_USAGE, run: (args) => runAnalyse(args, print) },
  hint: { usage: HINT_USAGE, run: (args) => runHint(args, print) },
  beliefs: { usage: BELIEFS_USAGE, run: (args) => runBeliefs(args, print) },
  train: { usage: TRAIN_USAGE, run: (args) => runTrain(args, print) },
  respond: { usage: RESPOND_USAGE, run: (args) => runRespond(args, print) },
  verify: { usage: VERIFY_USAGE, run: (args) => runVerify(args, print) },
};

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes a line of a trace, waiting for a reader that is slow. */
async function writeLine(line: TraceLine): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

async function playAtTerminal(args: string[]): Promise<void> {
  const terminal = openTerminal();
  try {
    await runPlay(args, terminal);
  } finally {
    terminal.close();
  }
}

async function main([name, ...args]: string[]): Promise<void> {
  const usage = Object.values(COMMANDS).map((command) => `  ${command.usage}`);
  if (name === undefined || name === 'help' || name === '--help') return print(['ridotto', ...usage].join('\n'));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new Refused(`there is no command ${JSON.stringify(name)}; there are ${Object.keys(COMMANDS).join(', ')}`);
  if (args.includes('--help')) return print(command.usage);
  await command.run(args);
}

/** A mistake in the words of the command line, as Node's parseArgs reports it. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0); // the reader has seen enough
  throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refused) && !isUsageError(error)) throw error;
  process.stderr.write(`ridotto: ${oneLine(error.message)}\n`);
  process.exitCode = 2;
}
