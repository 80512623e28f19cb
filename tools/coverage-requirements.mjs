// Lists the requirements that passing tests cite in their names, and those asked for that have none.
import { catalogue } from './requirements/catalogue.js';
import { askedFor, countCitations, rangesIn } from './requirements/citations.js';
import { lastRun } from './requirements/last-run.js';

function list(ids, counts) {
  for (const id of ids) console.log(`${id}  ${counts.get(id) ?? '-'}  ${catalogue.get(id) ?? ''}`);
}

function complainOf(what, found) {
  if (found.length > 0) console.log(`\n${what} (${found.length}): ${found.join(', ')}`);
  return found.length === 0;
}

/** Whether every asked requirement has a passing test, and tests cite as they may. */
function report({ names, missing }, asked) {
  const counts = countCitations(names);
  const cited = [...counts.keys()];
  list(asked.length > 0 ? asked.filter((id) => counts.has(id)) : cited, counts);
  const known = cited.filter((id) => catalogue.has(id)).length;
  console.log(`\n${known} of ${catalogue.size} requirements are cited by passing tests.`);
  return [
    complainOf('Not there, run npm test first', missing),
    complainOf(
      'Cited, but not in the catalogue',
      cited.filter((id) => !catalogue.has(id)),
    ),
    complainOf('Cited by a range, not one by one', [...new Set(names.flatMap(rangesIn))]),
    complainOf(
      'Without a passing test',
      asked.filter((id) => !counts.has(id)),
    ),
  ].every(Boolean);
}

try {
  const asked = askedFor(process.argv.slice(2));
  process.exitCode = report(lastRun(), asked) ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
