import { install, run } from '../build/prepare.mjs';
import { boundaries, deadCode, format, lint, recipes, types } from './checks.mjs';

/* `npm run check`: what CI checks of the sources, the quickest first, up to the first failure. */

await install();
for (const { name, check } of [format, boundaries, deadCode, types, lint, recipes]) {
  console.log(`${name} …`);
  if (await check(run)) continue;
  console.error(`${name} failed.`);
  process.exit(1);
}
