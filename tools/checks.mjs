const bin = (name) => `node_modules/.bin/${name}`;
const sources = ['shared/src', 'migrations/src', 'server/src', 'client/src'];

/**
 * What can be said about the sources without running them: the quickest answers first. Each check is
 * given `run` of prepare.mjs, or one that collects what is printed.
 */
export const quickChecks = [
  { name: 'format', check: (run) => run([bin('prettier'), '--check', '--log-level=warn', '.']) },
  { name: 'boundaries', check: (run) => run([bin('depcruise'), ...sources]) },
  { name: 'dead code', check: (run) => run([bin('knip'), '--no-gitignore']) },
  { name: 'types', check: (run) => run([bin('tsc'), '-b']) },
];
export const lintCheck = { name: 'lint', check: lint };

/** By content, not time: a fresh clone with a kept cache asks only about what is new. */
const cached = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/eslint/',
];

async function lint(run) {
  const isClean = await run([bin('eslint'), '--max-warnings=0', ...cached, '.']);
  await run([process.execPath, 'tools/as-count.mjs']);
  return isClean;
}
