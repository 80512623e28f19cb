import { reportFailures } from './failures.mjs';
import { resultsOf } from './results.mjs';

/** Uses the results of specs and journeys. */
export const requirements = {
  name: 'requirements',
  check: (run) => run([process.execPath, 'tools/requirements/coverage.mjs', '--check']),
};

/** Runs last, so that failures are at the end of the output. */
export const failures = (run) => ({
  name: 'flakiness',
  check: (_run, write) => reportFailures(resultsOf(run), write),
});
