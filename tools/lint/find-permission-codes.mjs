import { root } from '../build/prepare.mjs';
import { permissionCodes } from './permission-codes.js';

/* The one rule of our own that needs types, which plugins of the linter do not get. */

const found = permissionCodes(root);
for (const place of found) {
  console.error(`${place}: ask a policy instead, whose rows name the permission.`);
}
process.exit(found.length > 0 ? 1 : 0);
