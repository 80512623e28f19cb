import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { build, install, root, runInto } from '../build/prepare.mjs';
import { boundaries, deadCode, format, lint, recipes, types } from '../check/checks.mjs';
import { holdDatabases } from './jest/databases.cjs';
import { findChromium } from './programs/chromium.mjs';
import { findRedis } from './programs/redis.mjs';
import { reportFailures } from './failures.mjs';
import { Report } from './report.mjs';
import { runJest } from './run-jest.mjs';
import { runJourneys } from './run-journeys.mjs';

/*
 * `npm test` runs every check, each counted once, even after a failure. Its databases are under
 * .data/test, apart from those of `npm start`; results are stored there as JSON.
 */

const reminderMs = 10 * 60_000;
const folder = path.join(root, '.data/test');
const results = path.join(folder, 'jest-results.json');
const times = {
  specTimes: path.join(folder, 'spec-times.jsonl'),
  journeys: path.join(folder, 'journeys.json'),
};
const budgets = {
  name: 'budgets',
  check: (run) => run([process.execPath, 'tools/build/budgets.mjs']),
};
/** Uses the results of jest and the journeys. */
const requirements = {
  name: 'requirements',
  check: (run) => run([process.execPath, 'tools/requirements/coverage.mjs', '--check']),
};
/** Runs last, so that failures are at the end of the output. */
const flakiness = {
  name: 'flakiness',
  check: (_run, write) => reportFailures({ specs: results, journeys: times.journeys }, write),
};

await install();
mkdirSync(folder, { recursive: true });
for (const file of [results, ...Object.values(times)]) rmSync(file, { force: true });
const report = new Report();
const reminder = setInterval(() => report.printRunning(), reminderMs);
const programs = Promise.all([findChromium(), findRedis()]);

// Two lanes: one checks the sources, the other builds and then runs specs and journeys. The first
// has low priority, because nothing waits for it and specs and journeys have timeouts. Journeys run
// after the specs: beside them, pages and their files arrive late enough to fail sound journeys.
const built = runLane([{ name: 'build', check: build }, budgets]);
const typesOfAll = { ...types, check: (run) => built.then(() => types.check(run)) };
const sourcesChecked = runLane([lint, format, boundaries, deadCode, typesOfAll, recipes], {
  isLowPriority: true,
});
await built;
// Programs that tests start need no compiling any more.
process.env.TEST_PROGRAMS = 'built';
const databases = await holdDatabases();
const demo = databases.demo();
const [chromium, isRedisThere] = await programs;
const hasRedis = isRedisThere || Boolean(process.env.CI);
const specs = {
  name: 'jest',
  check: (run) => runJest(run, { ...databases, hasRedis, results }),
};
const journeys = {
  name: 'journeys',
  check: (run, write) => runJourneys(run, { chromium, demo, write }),
};
await Promise.all([sourcesChecked, runLane([specs, journeys])]);
clearInterval(reminder);
await databases.release();
await runLane([requirements, flakiness]);
if (!hasRedis) {
  console.log(
    '\nSpecs that need Redis were skipped: there is no redis-server (`sudo apt-get install redis-server`).',
  );
}
report.print(times);
process.exit(report.failed.length > 0 ? 1 : 0);

/** Prints a check's output when it is done, so that lanes do not interleave. */
async function runLane(checks, { isLowPriority = false } = {}) {
  for (const { name, check } of checks) {
    const output = [`\n── ${name}\n`];
    const write = (text) => output.push(text);
    const run = runInto(write, { isLowPriority });
    await report.measure({ name, check: () => check(run, write) }, () =>
      process.stdout.write(output.join('')),
    );
  }
}
