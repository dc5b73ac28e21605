// Reads what the tests have written: `failed-tests.mjs RESULTS [--files MOST | --counts [--mended]]`. Without more it
// names the tests that failed; with --files the files in which they are, or none where these are more than so many;
// with --counts how many passed, where --mended counts those that failed among them.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const [file, wish, most] = process.argv.slice(2);
const results = read();
const failed = results.testResults.filter(({ status }) => status === 'failed');

function read() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, testResults: [] };
  }
}

const nameOf = (name) => path.relative(process.cwd(), name);

if (wish === '--files') {
  if (failed.length <= Number(most)) for (const { name } of failed) console.log(nameOf(name));
} else if (wish === '--counts') {
  const { numPassedTests: passed, numFailedTests: lost, numPendingTests: skipped } = results;
  const [good, bad] = process.argv.includes('--mended') ? [passed + lost, 0] : [passed, lost];
  console.log(`${good} passed, ${bad} failed, ${skipped} skipped`);
} else {
  for (const { name, assertionResults } of failed)
    for (const { fullName, status } of assertionResults)
      if (status === 'failed') console.log(`${nameOf(name)}: ${fullName}`);
}
