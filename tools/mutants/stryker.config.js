/*
 * `npm run test:mutation`: rules are changed in every way that a person might get them wrong, and a
 * spec has to fail for each. What was found stays for the next run; some of them alone:
 *
 *   npm run test:mutation -- --mutate 'shared/src/dates/!(*.spec).ts'
 *
 * The globs of --mutate are split at each comma, so that {one,other} names neither.
 *
 * What survives is listed. Where it was read, nothing could tell these from the code as it is:
 *
 * - What stands behind `?? ''` and `?? []` where an index may be missing to the types alone; and a guard
 *   for them, where what follows comes to the same without (`existing === undefined`, `change === undefined`).
 * - `typeof one === 'string'` before a pattern or a set that nothing else is in.
 * - Names of states that nobody compares with (`given-up`, `declined`, `asked`), and the last `case` of
 *   what answers undefined.
 * - `<` or `<=` where both cannot be the same; a quantifier of a pattern whose rest was cut off before.
 * - What is remembered to be quick: without it the same is worked out anew.
 * - Where a search begins that goes on until it finds something.
 * - What a state or a list begins with, where the next event of the same append sets it, or where only
 *   those are looked for that are really in it.
 * - Of two things that each say the same alone, the one or the other.
 * - `() => ({})` whose answer is spread; times or divided by -1; both sides in upper case, not in lower.
 * - `?.` behind a key that was taken from the same map or object a line before.
 * - What rules elsewhere keep out, and a second look guards against: a map within the properties of a page,
 *   a way to a type that is in no document, two types of blocks that both have rich text.
 * - A guard before what throws and is caught for the same answer, or before what never holds with NaN.
 * - A hash or a draw for which any other serves as well; a path, a topic or the name of an error that both
 *   sides read from one constant.
 * - What a module remembers from the test before: this runner loads it once.
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
    // Declarations of the wire and of blocks: specs over HTTP and of views test what they say.
    '!shared/src/**/{contract,definition,fixture,palette,*.screen}.ts',
  ],
  // A constant is read once, when a module is loaded: every spec would have to be loaded again. So
  // lists, tables of themes and texts are left out, and what is read from them is not.
  ignoreStatic: true,
  concurrency: 2,
  // Endless loops are found by Stryker's hit limit; this is for a busy machine.
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
