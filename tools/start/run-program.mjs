import { spawnSync } from 'node:child_process';

import { build, install } from '../build/prepare.mjs';

/*
 * `node tools/start/run-program.mjs <built program> …`: prepares, and runs it. What it needs of a
 * database is its own matter.
 */

install();
if (!(await build())) process.exit(1);
const { status } = spawnSync(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
