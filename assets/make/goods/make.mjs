import { makeArtPrint } from './art-print.js';
import { makeSticker } from './sticker.js';
import { makeTote } from './tote.js';

/*
 * Makes the neutral layers of goods other than garments, all or the named ones:
 * `node assets/make/goods/make.mjs [tote] [sticker] [art-print]`. The result is stored as assets
 * and coloured on request.
 */

const makers = { tote: makeTote, sticker: makeSticker, 'art-print': makeArtPrint };
const wanted = process.argv.slice(2);
for (const [name, make] of Object.entries(makers)) {
  if (wanted.length === 0 || wanted.includes(name)) await make();
}
