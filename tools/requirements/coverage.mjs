// Lists the requirements that passing tests cite in their names, and those asked for that have none.
// --check: whether each row that is known to be covered still is; --accept: what is new is known.
import { catalogue } from './catalogue.js';
import { askedFor, countCitations, rangesIn } from './citations.js';
import { addCovered, compare, coveredRows } from './covered.js';
import { lastRun } from './last-run.js';

function list(ids, counts) {
  for (const id of ids) console.log(`${id}  ${counts.get(id)}  ${catalogue.get(id) ?? ''}`);
}

function complainOf(what, found) {
  if (found.length > 0) console.log(`\n${what} (${found.length}): ${found.join(', ')}`);
  return found.length === 0;
}

/** Whether the run is there, and tests cite as they may. */
function citesWell({ names, missing }, counts) {
  return [
    complainOf('Not there, run npm test first', missing),
    complainOf(
      'Cited, but not in the catalogue',
      [...counts.keys()].filter((id) => !catalogue.has(id)),
    ),
    complainOf('Cited by a range, not one by one', [...new Set(names.flatMap(rangesIn))]),
  ].every(Boolean);
}

/** Whether every asked requirement has a passing test. */
function report(counts, asked) {
  const cited = [...counts.keys()];
  list(asked.length > 0 ? asked.filter((id) => counts.has(id)) : cited, counts);
  const known = cited.filter((id) => catalogue.has(id)).length;
  console.log(`\n${known} of ${catalogue.size} requirements are cited by passing tests.`);
  return complainOf(
    'Without a passing test',
    asked.filter((id) => !counts.has(id)),
  );
}

/** Whether nothing that was covered has lost its tests. */
function check(counts) {
  const { lost, found } = compare(coveredRows(), counts);
  complainOf('New, to be kept by npm run coverage:requirements -- --accept', found);
  return complainOf('Covered before, and no longer by a passing test', lost);
}

function accept(counts) {
  addCovered(compare(coveredRows(), counts).found);
  return true;
}

function judged(counts, args) {
  if (args.includes('--check')) return check(counts);
  if (args.includes('--accept')) return accept(counts);
  return report(counts, askedFor(args));
}

try {
  const run = lastRun();
  const counts = countCitations(run.names);
  const isFine = [judged(counts, process.argv.slice(2)), citesWell(run, counts)].every(Boolean);
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
