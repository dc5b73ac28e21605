import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@ridotto/games/catalog';
import { projectFiles } from './files.ts';

/** Where the rules of a game's two books are not 1 to n in order, the same in both, or where no test names one. */
export function checkRuleIds(): string[] {
  const tests = projectFiles('packages').filter((file) => file.endsWith('.test.ts'));
  const named = new Set(tests.flatMap((file) => idsNamed(readFileSync(file, 'utf8'))));
  return GAMES.flatMap(({ id, letter }) => {
    const books = ['RULES.md', 'RULES.ru.md'].map((name) => `packages/games/${id}/${name}`);
    const missing = books.filter((book) => !existsSync(book));
    if (missing.length > 0) return missing.map((book) => `${book} is missing`);
    const rules = Math.max(...books.map((book) => idsStated(book).length));
    const ids = Array.from({ length: rules }, (_, i) => `${letter}${i + 1}`);
    return [
      ...books.flatMap((book) => withoutRule(book, ids)),
      ...ids.filter((id) => !named.has(id)).map((id) => `no test names [${id}]`),
    ];
  });
}

const idsStated = (book: string): string[] =>
  [...readFileSync(book, 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id!);

/** The rules that a book does not state, in their order. */
function withoutRule(book: string, ids: readonly string[]): string[] {
  const stated = idsStated(book);
  const missing = ids.filter((id) => !stated.includes(id)).map((id) => `${book} does not state ${id}`);
  return missing.length > 0 || stated.join() === ids.join() ? missing : [`${book} states a rule twice or out of order`];
}

/** Ids in square brackets, one or several: `[V18]`, `[V26, V27]`. */
const idsNamed = (text: string): string[] =>
  [...text.matchAll(/\[((?:[A-Z]\d+(?:, ?)?)+)\]/g)].flatMap(([, list]) => list!.split(/, ?/));
