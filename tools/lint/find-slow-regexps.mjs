import { root } from '../build/prepare.mjs';
import { slowRegexps } from './slow-regexps.js';

/* Not a lint rule, because plugins of the linter cannot wait for recheck's process. */

const found = await slowRegexps(process.argv[2] ?? root);
for (const place of found) console.error(place);
// Also ends recheck's process.
process.exit(found.length > 0 ? 1 : 0);
