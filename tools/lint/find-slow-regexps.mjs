import { root } from '../build/prepare.mjs';
import { slowRegexps } from './slow-regexps.js';

/* A script and no rule of the linter, whose plugins cannot wait for the program of recheck. */

const found = await slowRegexps(process.argv[2] ?? root);
for (const place of found) console.error(place);
// Its program runs until then.
process.exit(found.length > 0 ? 1 : 0);
