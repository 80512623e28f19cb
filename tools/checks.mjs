const bin = (name) => `node_modules/.bin/${name}`;
const sources = ['shared/src', 'migrations/src', 'server/src', 'client/src'];

/**
 * What can be said about the sources without running them: the quickest answers first. Each check is
 * given `run` of prepare.mjs, or one that collects what is printed.
 */
export const quickChecks = [
  { name: 'format', check: (run) => run([bin('prettier'), '--check', '--log-level=warn', '.']) },
  { name: 'boundaries', check: (run) => run([bin('depcruise'), ...sources]) },
  { name: 'dead code', check: deadCode },
  { name: 'types', check: (run) => run([bin('tsc'), '-b']) },
];
export const lintCheck = { name: 'lint', check: lint };

/** By content, not time: a fresh clone with a kept cache asks only about what is new. */
const cached = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/eslint/',
];

/** Nobody's, and specs' alone. What is generated has users too, and Git ignores it. */
async function deadCode(run) {
  const knip = [bin('knip'), '--no-gitignore'];
  const ofSpecs = ['--production', '--config=tools/knip-production.config.js'];
  return (await run(knip)) && (await run([...knip, ...ofSpecs]));
}

async function lint(run) {
  const isClean = await run([bin('eslint'), '--max-warnings=0', ...cached, '.']);
  await run([process.execPath, 'tools/as-count.mjs']);
  return isClean;
}
