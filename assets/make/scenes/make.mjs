import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { gallery } from './gallery.js';
import { neon } from './neon.js';
import { nordic } from './nordic.js';
import { selvedge } from './selvedge.js';
import { tropic } from './tropic.js';

/*
 * Makes the hero images of the demo's home pages, all or the named ones, from the built-in goods:
 * `node assets/make/scenes/make.mjs [tropic] [nordic] [gallery] [neon] [selvedge]`. Needs a built
 * server. The result is stored as assets.
 */

const scenes = { tropic, nordic, gallery, neon, selvedge };
const folder = path.resolve(import.meta.dirname, '../../scenes');
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
for (const [name, compose] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = path.join(folder, `${name}.webp`);
  const { ground, layers } = await compose();
  await ground
    .composite(layers)
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${name}: ${Math.round(statSync(file).size / 1024)} KB`);
}
