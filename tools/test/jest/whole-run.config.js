import path from 'node:path';

import jestConfig from '../../../jest.config.js';
import { writeSpecGroups } from './spec-groups.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const groups = path.join(root, '.data/test/groups');
const grouped = writeSpecGroups(root, groups);

// The programs that tests start need no compiling: they were built a moment ago.
process.env.TEST_PROGRAMS = 'built';

const escaped = (file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every specification, as `npm test` runs them; one alone runs with the configuration of the root. */
export default {
  ...jestConfig,
  rootDir: root,
  roots: [...jestConfig.roots, groups],
  testEnvironment: '<rootDir>/tools/test/jest/timed-environment.cjs',
  testEnvironmentOptions: {
    ...jestConfig.testEnvironmentOptions,
    timesFile: path.join(root, '.data/test/spec-times.jsonl'),
  },
  testPathIgnorePatterns: grouped.map((spec) => `^${escaped(spec)}$`),
  testSequencer: '<rootDir>/tools/test/jest/longest-first.cjs',
};
