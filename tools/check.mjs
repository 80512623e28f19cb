import { fastChecks } from './checks.mjs';
import { install } from './prepare.mjs';

/* `npm run check`: what CI asks of the sources, up to the first complaint. */

install();
for (const { name, check } of fastChecks) {
  console.log(`${name} …`);
  if (await check()) continue;
  console.error(`${name} failed.`);
  process.exit(1);
}
