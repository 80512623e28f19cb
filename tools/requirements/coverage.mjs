// Lists the requirements that passing tests cite, requested ones without a test, and those that
// uncovered.tsv lists. --check compares with the baseline; --accept adds new rows to it.
import { catalogue } from './catalogue.js';
import { matchingIds, countCitations, rangesIn } from './citations.js';
import { addCovered, compare, coveredRows } from './covered.js';
import { lastRun } from './last-run.js';
import { deviatingRows, uncoveredRows, withoutUncovered } from './uncovered.js';

function list(ids, counts) {
  const deviating = deviatingRows();
  for (const id of ids) {
    const decision = deviating.has(id) ? ` (as decided in ${deviating.get(id)})` : '';
    console.log(`${id}  ${counts.get(id)}  ${catalogue.get(id) ?? ''}${decision}`);
  }
}

/** Prints the items under a heading, if there are any; returns whether there are none. */
function reportAny(heading, found) {
  if (found.length > 0) console.log(`\n${heading} (${found.length}): ${found.join(', ')}`);
  return found.length === 0;
}

/** Whether the results exist, and tests cite individual IDs of the catalogue. */
function areValid({ names, missing }, counts) {
  return [
    reportAny('Missing, run npm test first', missing),
    reportAny(
      'Cited, but not in the catalogue',
      [...counts.keys()].filter((id) => !catalogue.has(id)),
    ),
    reportAny('Cited as a range instead of individually', [...new Set(names.flatMap(rangesIn))]),
  ].every(Boolean);
}

/** Whether every requested requirement has a passing test. */
function report(counts, requested) {
  const cited = [...counts.keys()];
  list(requested.length > 0 ? requested.filter((id) => counts.has(id)) : cited, counts);
  const covered = cited.filter((id) => catalogue.has(id)).length;
  console.log(`\n${covered} of ${catalogue.size} requirements are cited by passing tests.`);
  listUncovered(requested);
  return reportAny(
    'Without a passing test',
    requested.filter((id) => !counts.has(id)),
  );
}

/** Prints the known uncovered rows, or those among the requested ones, with their reasons. */
function listUncovered(requested) {
  const rows = [...uncoveredRows()].filter(
    ([id]) => requested.length === 0 || requested.includes(id),
  );
  if (rows.length === 0) return;
  console.log(`\nNot met in full (${rows.length}):`);
  for (const [id, reason] of rows) console.log(`${id}  ${reason}`);
}

/** Whether all rows of the baseline are still covered. */
function check(counts) {
  const { lost, added } = compare(coveredRows(), counts);
  reportAny('Newly covered; add with npm run coverage:requirements -- --accept', added);
  return reportAny('No longer covered by a passing test', lost);
}

function accept(counts) {
  addCovered(compare(coveredRows(), counts).added);
  return true;
}

function runMode(counts, args) {
  if (args.includes('--check')) return check(counts);
  if (args.includes('--accept')) return accept(counts);
  return report(counts, matchingIds(args));
}

try {
  const run = lastRun();
  const cited = countCitations(run.names);
  const counts = withoutUncovered(cited, uncoveredRows());
  const passed = [runMode(counts, process.argv.slice(2)), areValid(run, cited)].every(Boolean);
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
