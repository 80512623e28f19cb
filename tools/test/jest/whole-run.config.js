import path from 'node:path';

import { writeSpecGroups } from './spec-groups.mjs';
import specsConfig from './specs.config.js';

const root = specsConfig.rootDir;
const groups = path.join(root, '.data/test/groups');
const grouped = writeSpecGroups(root, groups);

// Programs that tests start were just built and need no compiling.
process.env.TEST_PROGRAMS = 'built';

const escaped = (file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Configuration of `npm test` for all specs; a single spec uses that of the root. */
export default {
  ...specsConfig,
  roots: [...specsConfig.roots, groups],
  setupFilesAfterEnv: ['<rootDir>/tools/test/jest/retry.js'],
  testEnvironment: '<rootDir>/tools/test/jest/timed-environment.cjs',
  testEnvironmentOptions: {
    ...specsConfig.testEnvironmentOptions,
    timesFile: path.join(root, '.data/test/spec-times.jsonl'),
    // The static checks use the same cores.
    timeoutFactor: 4,
  },
  testPathIgnorePatterns: grouped.map((spec) => `^${escaped(spec)}$`),
  testSequencer: '<rootDir>/tools/test/jest/longest-first.cjs',
};
