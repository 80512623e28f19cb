import { build, install } from '../build/prepare.mjs';
import { boundaries, deadCode, format, lint, recipes, types } from '../check/checks.mjs';
import { failures, requirements } from './after-tests.mjs';
import { clearResults } from './results.mjs';
import { runChecks } from './run-checks.mjs';
import { findPrograms, openTests } from './tests.mjs';

/*
 * `npm test`: the static checks, all specs that are not slow, and the journeys with the tag
 * @first-tier. Nothing is retried. `npm run test:rest` runs the remaining tests.
 */

const tests = {
  run: 'first',
  config: 'first-tier.config.js',
  parts: [{ name: 'first', projects: ['with pictures', 'plain'], options: ['--grep=@first-tier'] }],
};
const budgets = {
  name: 'budgets',
  check: (run) => run([process.execPath, 'tools/build/budgets.mjs']),
};

await install();
clearResults('first', 'rest');
await runChecks(tests.run, async (runLane) => {
  const programs = findPrograms();
  // Two lanes: one checks the sources, the other builds and then runs specs and journeys. The first
  // has low priority, because nothing waits for it and specs and journeys have timeouts. Journeys
  // run after the specs: beside them, pages and their files arrive late enough to fail sound
  // journeys.
  const built = runLane([{ name: 'build', check: build }, budgets]);
  const typesOfAll = { ...types, check: (run) => built.then(() => types.check(run)) };
  const sourcesChecked = runLane([lint, format, boundaries, deadCode, typesOfAll, recipes], {
    isLowPriority: true,
  });
  await built;
  const { specs, journeys, release } = await openTests(tests, programs);
  await Promise.all([sourcesChecked, runLane([specs, journeys])]);
  await release();
  await runLane([requirements, failures(tests.run)]);
});
