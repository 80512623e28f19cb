import { holdDatabases } from './jest/databases.cjs';
import { findChromium } from './programs/chromium.mjs';
import { findRedis } from './programs/redis.mjs';
import { resultsOf } from './results.mjs';
import { runJest } from './run-jest.mjs';
import { runJourneys } from './run-journeys.mjs';

/** Finds or installs the programs that tests need. */
export async function findPrograms() {
  const [chromium, isRedisThere] = await Promise.all([findChromium(), findRedis()]);
  return { chromium, hasRedis: isRedisThere || Boolean(process.env.CI) };
}

/**
 * Returns the specs and journeys of a run as checks, on databases that exist until `release`. The
 * product must have been built.
 */
export async function openTests({ run: name, config, parts }, programs) {
  // Programs that tests start need no compiling any more.
  process.env.TEST_PROGRAMS = 'built';
  const { databases, demo: openDemo, release } = await holdDatabases();
  const demo = openDemo();
  const { chromium, hasRedis } = await programs;
  const results = resultsOf(name);
  const args = ['--json', `--outputFile=${results.specs}`];
  return {
    specs: {
      name: 'jest',
      check: (run) => runJest(run, { config, args, databases, hasRedis }),
    },
    journeys: {
      name: 'journeys',
      check: (run, write) =>
        runJourneys(run, { chromium, demo, write, parts, results: results.journeys }),
    },
    release,
  };
}
