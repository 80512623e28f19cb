import { compiler } from '../build/prepare.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const sources = ['shared/src', 'migrations/src', 'server/src', 'client/src'];

/*
 * Static checks of the sources. Each check receives `run` of prepare.mjs, or a variant that
 * collects the output.
 */

export const format = {
  name: 'format',
  check: (run) => run([bin('oxfmt'), '--check']),
};
export const boundaries = { name: 'boundaries', check: checkImports };
export const deadCode = { name: 'dead code', check: findDeadCode };
export const types = {
  name: 'types',
  check: (run) => run([process.execPath, compiler, '-b']),
};
/** Runs after the type check, whose build info it reuses for its copy. */
export const recipes = {
  name: 'recipes',
  check: (run) => run([process.execPath, 'tools/check/recipes/run.mjs']),
};
export const lint = { name: 'lint', check: lintEverything };

/** Imports between files and layers, then cycles between folders. */
async function checkImports(run) {
  const folders = '--config=tools/check/boundaries/folder-cycles.cjs';
  const passesRules = await run([bin('depcruise'), ...sources]);
  return (await run([bin('depcruise'), folders, ...sources])) && passesRules;
}

/**
 * Unused code, and code used only by specs. Includes generated files, which Git ignores, because
 * they use code too.
 */
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
