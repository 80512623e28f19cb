import { build, install } from './prepare.mjs';

/* `node tools/run.mjs <built program> …`: prepares, and runs it on the product's own database. */

install();
if (!(await build())) process.exit(1);
const { runOnDatabase } = await import('../server/dist/start/run.js');
process.exit(await runOnDatabase(process.argv.slice(2)));
