// Lists the requirements that passing tests cite in their names, and those asked for that have none.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { catalogue } from './requirements/catalogue.js';
import { askedFor, countCitations } from './requirements/citations.js';
import { passedInJest, passedInPlaywright } from './requirements/passed-tests.js';

const folder = join(import.meta.dirname, '../.data/test');
const sources = [
  { file: 'jest-results.json', passed: passedInJest },
  { file: 'journeys.json', passed: passedInPlaywright },
];

function namesOf({ file, passed }) {
  const path = join(folder, file);
  if (existsSync(path)) return passed(JSON.parse(readFileSync(path, 'utf8')));
  console.warn(`There is no .data/test/${file}: run npm test first.`);
  return [];
}

function list(ids, counts) {
  for (const id of ids) console.log(`${id}  ${counts.get(id)}`);
}

function complainOf(what, ids) {
  if (ids.length > 0) console.log(`\n${what} (${ids.length}): ${ids.join(' ')}`);
}

/** Whether every asked requirement has a passing test. */
function report(counts, asked) {
  const missing = asked.filter((id) => !counts.has(id));
  const cited = [...counts.keys()];
  list(asked.length > 0 ? asked.filter((id) => counts.has(id)) : cited, counts);
  complainOf(
    'Cited, but not in the catalogue',
    cited.filter((id) => !catalogue.includes(id)),
  );
  complainOf('Without a passing test', missing);
  const known = cited.filter((id) => catalogue.includes(id)).length;
  console.log(`\n${known} of ${catalogue.length} requirements are cited by passing tests.`);
  return missing.length === 0;
}

try {
  const asked = askedFor(process.argv.slice(2));
  const complete = report(countCitations(sources.flatMap(namesOf)), asked);
  process.exitCode = complete ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
