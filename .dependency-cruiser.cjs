/**
 * Forbidden imports, one named rule each. tools/check/boundaries/boundaries.spec.js has a deliberate violation
 * of every rule. In a path, `$1` stands for the match of the first group of `from`.
 */

const blocks = require('./tools/check/boundaries/blocks.cjs');
const eventLog = require('./tools/check/boundaries/event-log.cjs');
const layers = require('./tools/check/boundaries/layers.cjs');
const { tests } = require('./tools/check/boundaries/paths.cjs');
const packages = require('./tools/check/boundaries/packages.cjs');
const storefront = require('./tools/check/boundaries/storefront.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packages,
    ...layers,
    ...eventLog,
    ...storefront,
    ...blocks,
    {
      name: 'only-tests-import-tests',
      severity: 'error',
      from: { path: '^(server|client|shared|migrations)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      comment: 'Under ESM a cycle between decorated classes fails at start, even with forwardRef.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment:
        'Unresolved imports are not checked. The excluded packages refer to sources that they do not ship.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^react-(aria-components|aria|stately)(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own builds only: many packages resolve to a folder of this name.
    exclude: { path: '^(?:shared|migrations|server|client)/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
