import { existsSync, readFileSync } from 'node:fs';
import { projectFiles } from './files.ts';

/** How many rules each game's ledger has; its ids go from 1 to this number. */
const LEDGERS: Record<string, { readonly letter: string; readonly rules: number }> = {
  volto: { letter: 'V', rules: 28 },
  twilight: { letter: 'T', rules: 41 },
  coach: { letter: 'C', rules: 56 },
  intrigo: { letter: 'I', rules: 31 },
};

/** Rule ids that a game's RULES.md or RULES.ru.md does not state, or that no test names. */
export function checkRuleIds(): string[] {
  const tests = projectFiles('packages').filter((file) => file.endsWith('.test.ts'));
  const named = new Set(tests.flatMap((file) => idsNamed(readFileSync(file, 'utf8'))));
  return Object.entries(LEDGERS).flatMap(([game, { letter, rules }]) => {
    const books = ['RULES.md', 'RULES.ru.md'].map((name) => `packages/games/${game}/${name}`);
    const ids = Array.from({ length: rules }, (_, i) => `${letter}${i + 1}`);
    return [
      ...books.flatMap((book) => (existsSync(book) ? withoutRule(book, ids) : [`${book} is missing`])),
      ...ids.filter((id) => !named.has(id)).map((id) => `no test names [${id}]`),
    ];
  });
}

/** The rules that a book does not state, in their order. */
function withoutRule(book: string, ids: readonly string[]): string[] {
  const stated = [...readFileSync(book, 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id);
  const missing = ids.filter((id) => !stated.includes(id)).map((id) => `${book} does not state ${id}`);
  return missing.length > 0 || stated.join() === ids.join() ? missing : [`${book} states a rule twice or out of order`];
}

/** Ids in square brackets, one or several: `[V18]`, `[V26, V27]`. */
const idsNamed = (text: string): string[] =>
  [...text.matchAll(/\[((?:[VTCI]\d+(?:, ?)?)+)\]/g)].flatMap(([, list]) => list!.split(/, ?/));
