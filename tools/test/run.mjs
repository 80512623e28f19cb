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
 * `npm test`: every check, each counted as one, whatever the others say. Its databases live under
 * .data/test, apart from those of `npm start`; the results stay there as JSON.
 */

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
/** Of what jest and the journeys wrote down. */
const requirements = {
  name: 'requirements',
  check: (run) => run([process.execPath, 'tools/requirements/coverage.mjs', '--check']),
};
/** Last, where what failed is read. */
const flakiness = {
  name: 'flakiness',
  check: (_run, write) => reportFailures({ specs: results, journeys: times.journeys }, write),
};

install();
mkdirSync(folder, { recursive: true });
for (const file of [results, ...Object.values(times)]) rmSync(file, { force: true });
const report = new Report();
const programs = Promise.all([findChromium(), findRedis()]);

// Two cores: one checks the sources alone, the other builds what is run beside that, which checks the types
// of the server only. Nothing waits for the first, so that it leaves the cores to specs and journeys, which
// have timeouts.
const built = runLane([{ name: 'build', check: build }, budgets]);
const typesOfAll = { ...types, check: (run) => built.then(() => types.check(run)) };
const sourcesChecked = runLane([lint, format, boundaries, deadCode, typesOfAll, recipes], {
  isLowPriority: true,
});
await built;
// The programs that tests start need no compiling any more.
process.env.TEST_PROGRAMS = 'built';
const databases = await holdDatabases();
const demo = databases.demo();
const [chromium, isRedisThere] = await programs;
const hasRedis = isRedisThere || Boolean(process.env.CI);
const specsRun = runLane([
  { name: 'jest', check: (run) => runJest(run, { ...databases, hasRedis, results }) },
]);
const journeys = {
  name: 'journeys',
  check: (run, write) => runJourneys(run, { chromium, demo, specsRun, write }),
};
await Promise.all([sourcesChecked, specsRun, runLane([journeys])]);
await databases.release();
await runLane([requirements, flakiness]);
if (!hasRedis) {
  console.log(
    '\nSpecs that need Redis were skipped: there is no redis-server (`sudo apt-get install redis-server`).',
  );
}
report.print(times);
process.exit(report.failed.length > 0 ? 1 : 0);

/** What a check prints is shown when it is done, so that the output of lanes is not interleaved. */
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
