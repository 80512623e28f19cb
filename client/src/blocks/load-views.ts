import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import { COMMON } from './common-views.gen.js';
import { typesOf } from './types-of.js';
import type { BlockViews } from '../lib/block-view.js';

/**
 * Loads the views of all block types on the page, including nested items. Each view is its own
 * chunk, so a page loads only what it needs. Common types (common.json) are bundled together.
 */
export async function loadViews(blocks: readonly RenderedBlock[]): Promise<BlockViews> {
  const views = typesOf(blocks).map(async (type) => {
    const load = COMMON[type] ?? (await import('./rare-view.js')).rareView(type);
    return [type, (await load()).View] as const;
  });
  return Object.fromEntries(await Promise.all(views));
}
