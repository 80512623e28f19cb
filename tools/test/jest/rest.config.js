import { groupedRun, slowSpec } from './grouped-run.js';

/** Configuration of `npm run test:rest`. */
export default {
  ...groupedRun({
    name: 'rest',
    isWanted: (spec) => slowSpec.test(spec),
    testMatch: ['**/*.slow.spec.ts'],
  }),
  setupFilesAfterEnv: ['<rootDir>/tools/test/jest/retry.js'],
};
