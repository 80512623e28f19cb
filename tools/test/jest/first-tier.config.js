import { groupedRun, slowSpec } from './grouped-run.js';

const run = groupedRun({ name: 'first', isWanted: (spec) => !slowSpec.test(spec) });

/** Configuration of `npm test`; a single spec uses that of the root. Failed tests are not retried. */
export default {
  ...run,
  testPathIgnorePatterns: [...run.testPathIgnorePatterns, slowSpec.source],
};
