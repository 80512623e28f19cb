/*
 * `npm run test:mutation`: rules are changed in every way that a person might get them wrong, and a
 * spec has to fail for each. What was found stays for the next run; some of them alone:
 *
 *   npm run test:mutation -- --mutate 'shared/src/dates/!(*.spec).ts'
 *
 * What survives is listed, and was read. Nothing can tell these from the code as it is: what stands
 * behind `?? ''` after an index that the types do not know, and `?? []` after a form whose groups are
 * named; names of states that nobody compares with (`given-up`, `declined`, `asked`); `<` or `<=` where
 * both cannot be the same; a second guard against what the first lets nobody bring.
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
    // Declarations of the wire and of blocks: what they say is asked over HTTP and by views.
    '!shared/src/**/{contract,definition,fixture,palette,*.screen}.ts',
  ],
  // A constant is read once, when a module is loaded: every spec would have to be loaded again. So
  // lists, tables of themes and texts are left out, and what is read from them is not.
  ignoreStatic: true,
  concurrency: 2,
  // Loops without an end are told by their count; a busy machine is none.
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
