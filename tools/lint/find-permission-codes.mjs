import { root } from '../build/prepare.mjs';
import { permissionCodes } from './permission-codes.js';

/* Not a lint rule, because plugins of the linter have no type information. */

const found = permissionCodes(root);
for (const place of found) {
  console.error(`${place}: check a policy instead of a permission code.`);
}
process.exit(found.length > 0 ? 1 : 0);
