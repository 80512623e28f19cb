import path from 'node:path';
import { parseArgs } from 'node:util';

import { writePicture } from './picture.js';
import { dressSides } from './shapes/dress.js';
import { hoodieSides } from './shapes/hoodie.js';
import { sweaterSides } from './shapes/sweater.js';
import { tShirtSides } from './shapes/t-shirt.js';
import { vestTopSides } from './shapes/vest-top.js';

/*
 * Makes the neutral layers of garments: `node assets/make/garments/make.mjs [garment] [side]`. A
 * garment consists of pieces of cloth on top of each other. A piece is a height field: the form of
 * the body, simulated folds, seams and surface noise. It is lit from the upper left; the result is
 * stored as assets and coloured on request. Takes half a minute per image;
 * `--scale 0.625 --to drafts` makes drafts of 800 by 1000 pixels in a third of that.
 */
const garments = {
  't-shirt': tShirtSides,
  hoodie: hoodieSides,
  sweater: sweaterSides,
  'vest-top': vestTopSides,
  dress: dressSides,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1.25' },
    to: {
      type: 'string',
      default: path.resolve(import.meta.dirname, '../../garments'),
    },
  },
});
const [garment, side] = positionals;
const isWanted = (name, wanted) => wanted === undefined || wanted === name;

for (const [name, sides] of Object.entries(garments)) {
  if (!isWanted(name, garment)) continue;
  for (const [view, picture] of Object.entries(sides)) {
    if (!isWanted(view, side)) continue;
    const folder = path.join(values.to, name, view);
    await writePicture(picture, { scale: Number(values.scale), folder });
  }
}
