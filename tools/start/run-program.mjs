import { spawnSync } from 'node:child_process';

import { build, install } from '../build/prepare.mjs';

/*
 * `node tools/start/run-program.mjs <built program> …`: prepares, then runs the program, which
 * connects to a database itself if needed.
 */

await install();
if (!(await build())) process.exit(1);
const { status } = spawnSync(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
