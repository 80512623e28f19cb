import { root } from '../build/prepare.mjs';
import { permissionCodes } from './permission-codes.js';

/* The one rule of the lint that asks for types and is not the linter's own. */

const found = permissionCodes(root);
for (const place of found) {
  console.error(`${place}: ask a policy whether they can: a row of it names the permission.`);
}
process.exit(found.length > 0 ? 1 : 0);
