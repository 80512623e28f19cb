import { build, install } from '../build/prepare.mjs';
import { failures, requirements } from './after-tests.mjs';
import { clearResults } from './results.mjs';
import { runChecks } from './run-checks.mjs';
import { findPrograms, openTests } from './tests.mjs';

/*
 * `npm run test:rest`: the tests that `npm test` leaves out, which it expects to have run before:
 * slow specs, the remaining journeys, and a quarter of the mutants. Failed tests are retried once,
 * because a few fail by chance on a busy machine; `failures` limits their number (decision 0085).
 */

const options = ['--grep-invert=@first-tier', '--retries=1', '--trace=on-first-retry'];
/**
 * User journeys in sequence; then read-only checks of every screen in parallel; last, journeys that
 * fill the shops.
 */
const parts = [
  { name: 'people', projects: ['with pictures', 'plain'], options },
  { name: 'tour', projects: ['tour'], options: [...options, '--workers=2'] },
  { name: 'crowd', projects: ['crowd'], options },
];
const tests = { run: 'rest', config: 'rest.config.js', parts };
/** `npm test` has just passed the tests that fail with a mutant. */
const mutants = {
  name: 'mutants',
  check: (run) => run([process.execPath, 'tools/mutants/run.mjs', '--known-sound', '--in-turn']),
};

await install();
clearResults(tests.run);
await runChecks(tests.run, async (runLane) => {
  const programs = findPrograms();
  await runLane([{ name: 'build', check: build }]);
  const { specs, journeys, release } = await openTests(tests, programs);
  await runLane([specs, journeys]);
  await release();
  await runLane([mutants, requirements, failures(tests.run)]);
});
