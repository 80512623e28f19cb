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
 * As the sources are, registries and types of calls among them; jest.config.js writes those first.
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
    // TypeScript names the built file; the tests run the source.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Their packages export sources, which they do not ship, or not as modules.
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
  // Modules come as they are; style sheets among them are read as ours.
  transformIgnorePatterns: ['/node_modules/.*\\.(?!css$)\\w+$'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/tools/test/jest/databases-up.cjs',
  globalTeardown: '<rootDir>/tools/test/jest/databases-down.cjs',
  // Most of a spec is waiting for PostgreSQL: one worker a core keeps both busy.
  maxWorkers: '100%',
  // Only for what hangs, no measure of speed: two cores run browsers and servers beside the specs.
  testTimeout: 30_000,
};
