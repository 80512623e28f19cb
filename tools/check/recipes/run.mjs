import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { compiler, root, run } from '../../build/prepare.mjs';
import { guideRecipes } from './recipes.js';
import { copyTree, follow } from './tree.js';

/*
 * `node tools/check/recipes/run.mjs`: applies all guides to a copy of the tree, then compiles and
 * lints it. tools/generate/additions.spec.js checks which other files change. The tree itself has
 * been type-checked before, so only the changes are checked here.
 */

const recipes = guideRecipes(root);
const copy = copyTree();
let passed;
try {
  const files = new Set([...recipes.values()].flatMap((recipe) => follow(copy, recipe)));
  // Some specs import tools.
  symlinkSync(path.join(root, 'tools'), path.join(copy, 'tools'));
  passed = (await checkTypes()) && (await lint([...files]));
} finally {
  rmSync(copy, { recursive: true });
}
process.exit(passed ? 0 : 1);

function checkTypes() {
  return run([process.execPath, path.join(root, compiler), '-b'], { cwd: copy });
}

function lint(files) {
  for (const file of ['oxlint.config.js', 'package.json'])
    cpSync(path.join(root, file), path.join(copy, file));
  const scripts = files.filter((file) => /\.tsx?$/.test(file));
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  return run([oxlint, '--config=oxlint.config.js', ...scripts], { cwd: copy });
}
