/*
 * `npm run test:mutation` mutates the rules in every typical way, and a spec has to fail for each
 * mutant. Results are kept for the next run. For a part of the files:
 *
 * npm run test:mutation -- --mutate 'shared/src/dates/!(*.spec).ts'
 *
 * The globs of --mutate are split at each comma, so {one,other} does not work.
 *
 * Survivors are listed. Those reviewed so far are equivalent to the original code:
 *
 * - Fallbacks `?? ''` and `?? []` for an index that is missing only according to the types, and a
 *   guard for one with the same result (`existing === undefined`, `change === undefined`).
 * - `typeof one === 'string'` before a pattern or set that contains nothing else.
 * - Names of states that are never compared (`given-up`, `declined`, `asked`), and the last `case`
 *   of a function that returns undefined.
 * - `<` versus `<=` for values that are never equal; a quantifier of a pattern whose rest was
 *   removed earlier.
 * - Caches: without them the same value is computed again.
 * - The start of a search that continues until it finds something.
 * - Initial values of a state or list that the next event of the same append sets, or that are only
 *   searched for contained items.
 * - One of two conditions that each imply the other.
 * - `() => ({})` whose result is spread; multiplication or division by -1; comparison in upper
 *   instead of lower case.
 * - `?.` after a key that was read from the same map or object one line before.
 * - Double checks of what other rules exclude: a map in a page's properties, a path to a type
 *   outside the document, two block types that both have rich text.
 * - A guard before code that throws with the same result, or before a comparison that is false for
 *   NaN.
 * - A hash or random value with any other equally valid; a path, topic or error name that both
 *   sides read from one constant.
 * - Module state from an earlier test: this runner loads each module once.
 */
export default {
  testRunner: 'loaded-specs',
  plugins: ['./tools/mutants/runner/plugin.js'],
  coverageAnalysis: 'perTest',
  mutate: [
    'server/src/features/**/*.{decider,rules}.ts',
    'shared/src/**/*.ts',
    '!shared/src/**/*.{spec,testing,gen}.ts',
    '!shared/src/**/*.testing.gen.ts',
    // Declarations of contracts and blocks: HTTP specs and view specs cover them.
    '!shared/src/**/{contract,definition,fixture,palette,*.screen}.ts',
  ],
  // Constants are evaluated when a module loads, so every spec would have to be reloaded. This
  // excludes lists, theme tables and texts, but not the code that reads them.
  ignoreStatic: true,
  concurrency: 2,
  // Stryker's hit limit stops endless loops; this timeout is for a busy machine.
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: '.data/mutation/found.json',
  tempDirName: '.data/mutation/sandbox',
  jsonReporter: { fileName: '.data/mutation/report.json' },
  htmlReporter: { fileName: '.data/mutation/report.html' },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
  ignorePatterns: ['.data', 'dist', '**/dist', 'assets', 'docs', 'bench', 'client', 'migrations'],
};
