// Prints the number of `as` assertions by workspace. The lint requires a reason for each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { countAssertions } from './count-assertions.js';

const root = join(import.meta.dirname, '../..');
/** Pre-filter: most files have no assertion, and parsing all of them takes seconds. */
const mayAssert = /^(?!\s*(?:\/?\*|\/\/)).*\bas\b(?! const\b)/m;
const folders = ['shared/src', 'migrations/src', 'server/src', 'client/src'];

function countIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(root, folder, name), 'utf8')])
    .filter(([, text]) => mayAssert.test(text))
    .map(([name, text]) => countAssertions(text, name))
    .reduce((sum, count) => sum + count, 0);
}

const counts = folders.map((folder) => [folder.split('/')[0], countIn(folder)]);
const total = counts.reduce((sum, [, count]) => sum + count, 0);
const parts = counts.map(([workspace, count]) => `${workspace} ${count}`).join(', ');
console.log(`${total} type assertions, each with its reason: ${parts}`);
