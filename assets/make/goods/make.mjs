import { makeArtPrint } from './art-print.js';
import { makeSticker } from './sticker.js';
import { makeTote } from './tote.js';

/*
 * Makes the neutral layers of the goods that are not worn, all or those named:
 * `node assets/make/goods/make.mjs [tote] [sticker] [art-print]`.
 * What comes out is kept as assets and coloured when it is asked for.
 */

const makers = { tote: makeTote, sticker: makeSticker, 'art-print': makeArtPrint };
const wanted = process.argv.slice(2);
for (const [name, make] of Object.entries(makers)) {
  if (wanted.length === 0 || wanted.includes(name)) await make();
}
