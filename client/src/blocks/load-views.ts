import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import { COMMON } from './common-views.gen.js';
import { typesOf } from './types-of.js';
import type { BlockViews } from './view.js';

/**
 * Loads the views of all types among the blocks and their items, together: each is a chunk of its own, so
 * that a page loads those of its own types and no other. The names of those that few pages have
 * (common.json) come with the pages that need them.
 */
export async function loadViews(blocks: readonly RenderedBlock[]): Promise<BlockViews> {
  const views = typesOf(blocks).map(async (type) => {
    const load = COMMON[type] ?? (await import('./rare-view.js')).rareView(type);
    return [type, (await load()).View] as const;
  });
  return Object.fromEntries(await Promise.all(views));
}
