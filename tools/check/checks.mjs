import { compiler } from '../build/prepare.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const sources = ['shared/src', 'migrations/src', 'server/src', 'client/src'];

/*
 * What can be said about the sources without running them. Each check is given `run` of prepare.mjs,
 * or one that collects what is printed.
 */

export const format = {
  name: 'format',
  check: (run) => run([bin('oxfmt'), '--check']),
};
export const boundaries = {
  name: 'boundaries',
  check: (run) => run([bin('depcruise'), ...sources]),
};
export const deadCode = { name: 'dead code', check: findDeadCode };
export const types = {
  name: 'types',
  check: (run) => run([process.execPath, compiler, '-b']),
};
/** After the types of the tree, of which those of a copy follow. */
export const recipes = {
  name: 'recipes',
  check: (run) => run([process.execPath, 'tools/check/recipes/run.mjs']),
};
export const lint = { name: 'lint', check: lintEverything };

/** Nobody's, and specs' alone. What is generated has users too, and Git ignores it. */
async function findDeadCode(run) {
  const knip = [bin('knip'), '--no-gitignore'];
  const ofSpecs = ['--production', '--config=tools/check/knip-production.config.js'];
  return (await run(knip)) && (await run([...knip, ...ofSpecs]));
}

async function lintEverything(run) {
  const isClean = await run([bin('oxlint'), '--config=oxlint.config.js']);
  const asksPolicies = await run([process.execPath, 'tools/lint/find-permission-codes.mjs']);
  await run([process.execPath, 'tools/lint/as-count.mjs']);
  return isClean && asksPolicies;
}
