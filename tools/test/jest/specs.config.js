import path from 'node:path';

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, ...parser },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
      },
    },
    sourceMaps: 'inline',
  },
];

/**
 * Configuration for the sources, including generated registries and call types; jest.config.js
 * generates those first.
 * @type {import('jest').Config}
 */
export default {
  rootDir: path.resolve(import.meta.dirname, '../../..'),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['shared/src', 'migrations/src', 'server/src', 'client/src', 'tools', 'assets/make'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ['**/*.spec.{ts,tsx,js}'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  moduleNameMapper: {
    // TypeScript imports name the built file; the tests run the source.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // These packages export sources that are not shipped, or not as modules.
    '^(react-aria-components)$': '<rootDir>/node_modules/$1/dist/exports/index.mjs',
    '^(react-(?:aria|stately|aria-components))/(.*)$':
      '<rootDir>/node_modules/$1/dist/exports/$2.mjs',
    '^(@internationalized/[^/]+)$': '<rootDir>/node_modules/$1/dist/index.mjs',
  },
  transform: {
    '\\.ts$': swc({}),
    '\\.tsx$': swc({ tsx: true }),
    '\\.css$': '<rootDir>/tools/test/jest/css-modules.js',
  },
  // Modules load untransformed; style sheets of packages are treated like ours.
  transformIgnorePatterns: ['/node_modules/.*\\.(?!css$)\\w+$'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/tools/test/jest/databases-up.cjs',
  globalTeardown: '<rootDir>/tools/test/jest/databases-down.cjs',
  // Most of a spec is waiting for PostgreSQL, so one worker per core keeps both busy.
  maxWorkers: '100%',
  // Only for tests that hang: two cores run several servers next to the specs.
  testTimeout: 30_000,
};
