import { build, install } from '../build/prepare.mjs';

/*
 * `node tools/start/run-on-database.mjs <built program> …`: prepares, then runs the program on the
 * product's own database.
 */

await install();
if (!(await build())) process.exit(1);
const { runOnDatabase } = await import('../../server/dist/start/run.js');
process.exit(await runOnDatabase(process.argv.slice(2)));
