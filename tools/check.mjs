import { lintCheck, quickChecks } from './checks.mjs';
import { install, run } from './prepare.mjs';

/* `npm run check`: what CI asks of the sources, up to the first complaint. */

install();
for (const { name, check } of [...quickChecks, lintCheck]) {
  console.log(`${name} …`);
  if (await check(run)) continue;
  console.error(`${name} failed.`);
  process.exit(1);
}
