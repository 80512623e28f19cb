import whole from '../../jest.config.js';

// These specs ask rules alone, and need no database.
const { globalSetup, globalTeardown, ...config } = whole;

/** The specs of what the mutation run changes. */
export default {
  ...config,
  rootDir: '../..',
  roots: ['<rootDir>/shared/src', '<rootDir>/server/src/features'],
  testMatch: ['**/shared/src/**/*.spec.ts', '**/*.decider.spec.ts', '**/*.rules.spec.ts'],
  maxWorkers: 1,
  // Every clause asks which change is on, so that properties take some times as long.
  testTimeout: 60_000,
};
