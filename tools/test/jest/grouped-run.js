import path from 'node:path';

import { resultsOf } from '../results.mjs';
import { writeSpecGroups } from './spec-groups.mjs';
import specsConfig from './specs.config.js';

/** Specs of `npm run test:rest`; `npm test` runs all others (decision 0085). */
export const slowSpec = /\.slow\.spec\.ts$/;

const root = specsConfig.rootDir;
const escaped = (file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the configuration of a run that groups the wanted specs. `testMatch` finds specs that
 * cannot share a file.
 */
export function groupedRun({ name, isWanted, testMatch = specsConfig.testMatch }) {
  const groups = path.join(root, '.data/test/groups', name);
  const grouped = writeSpecGroups(root, groups, isWanted);
  return {
    ...specsConfig,
    roots: [...specsConfig.roots, groups],
    testMatch: [...testMatch, `${groups}/*.spec.ts`],
    testPathIgnorePatterns: grouped.map((spec) => `^${escaped(spec)}$`),
    testEnvironment: '<rootDir>/tools/test/jest/timed-environment.cjs',
    testEnvironmentOptions: {
      ...specsConfig.testEnvironmentOptions,
      timesFile: resultsOf(name).specTimes,
      // Other checks use the same cores.
      timeoutFactor: 4,
    },
    testSequencer: '<rootDir>/tools/test/jest/longest-first.cjs',
  };
}
