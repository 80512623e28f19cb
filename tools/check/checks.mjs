import { compiler } from '../build/prepare.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const sources = ['shared/src', 'migrations/src', 'server/src', 'client/src'];

/*
 * What can be checked of the sources without running them. Each check is given `run` of prepare.mjs,
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
/** After the types of the tree, from whose build info those of its copy are checked. */
export const recipes = {
  name: 'recipes',
  check: (run) => run([process.execPath, 'tools/check/recipes/run.mjs']),
};
export const lint = { name: 'lint', check: lintEverything };

/** What nothing uses, and what only specs use. Generated files use code too, and Git ignores them. */
async function findDeadCode(run) {
  const knip = [bin('knip'), '--no-gitignore'];
  const production = ['--production', '--config=tools/check/knip-production.config.js'];
  return (await run(knip)) && (await run([...knip, ...production]));
}

async function lintEverything(run) {
  const passesOxlint = await run([bin('oxlint'), '--config=oxlint.config.js']);
  const usesPolicies = await run([process.execPath, 'tools/lint/find-permission-codes.mjs']);
  const isLinear = await run([process.execPath, 'tools/lint/find-slow-regexps.mjs']);
  await run([process.execPath, 'tools/lint/as-count.mjs']);
  return passesOxlint && usesPolicies && isLinear;
}
