import { readdirSync } from 'node:fs';
import path from 'node:path';

import { install, root, run } from '../tools/build/prepare.mjs';

/*
 * `npm run bench [-- name …]` runs the bench files in sequence, on the server of DATABASE_URL or
 * else on an embedded PostgreSQL. They run from source with the server's compiler options.
 */

const selected = process.argv.slice(2);
const benches = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => selected.length === 0 || selected.includes(path.parse(file).name));

install();
let failed = benches.length === 0;
for (const file of benches) {
  console.log(`── ${path.parse(file).name}`);
  const program = ['--import', '@swc-node/register/esm-register', `../bench/${file}`];
  const passed = await run([process.execPath, '--conditions=source', ...program], {
    cwd: path.join(root, 'server'),
  });
  failed ||= !passed;
}
process.exit(failed ? 1 : 0);
