import { pastedBlock } from '@selvedge/shared/pages/live/copied-block';
import type { Snippet } from '@selvedge/shared/page-snippets/contract';

import type { PaletteItem } from './palette-items.js';
import { sketchOf } from '../wallet/snippet-sketch.js';
import { htmlText } from '../../connect/sdk/html-text.js';

/** Converts a saved block to a palette item, which creates blocks with new ids. */
export function itemOfSnippet({ id, name, block }: Snippet): PaletteItem {
  return {
    ...{ id: `snippet:${id}`, snippet: id, title: name, group: 'Saved for later', also: [] },
    sketch: sketchOf(block),
    make: () => [pastedBlock(block, { newId: () => crypto.randomUUID(), textOf: htmlText })],
  };
}
