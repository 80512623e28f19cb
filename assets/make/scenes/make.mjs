import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { apothecary, apothecaryTall } from './apothecary.js';
import { gallery, galleryTall } from './gallery.js';
import { naked, nakedTall } from './naked.js';
import { neon, neonTall } from './neon.js';
import { nordic, nordicTall } from './nordic.js';
import { selvedge, selvedgeTall } from './selvedge.js';
import { tropic, tropicTall } from './tropic.js';

/*
 * Makes the hero images of the demo's home pages, all or the named ones, from the built-in goods:
 * `node assets/make/scenes/make.mjs [tropic] [tropic-tall] [nordic] …`. Needs a built server. The
 * result is stored as assets.
 */

const scenes = {
  tropic,
  'tropic-tall': tropicTall,
  nordic,
  'nordic-tall': nordicTall,
  gallery,
  'gallery-tall': galleryTall,
  neon,
  'neon-tall': neonTall,
  selvedge,
  'selvedge-tall': selvedgeTall,
  naked,
  'naked-tall': nakedTall,
  apothecary,
  'apothecary-tall': apothecaryTall,
};
const folder = path.resolve(import.meta.dirname, '../../scenes');
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
for (const [name, compose] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = path.join(folder, `${name}.webp`);
  const { ground, layers } = await compose();
  await ground
    .composite(layers)
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${name}: ${Math.round(statSync(file).size / 1024)} KB`);
}
