import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import { typesOf } from '../../blocks/types-of.js';
import type { BlockViews, ViewLoaders } from '../../blocks/view.js';

/**
 * A view is a chunk of its own, so that a page loads those of its own types and no other. These are of
 * the blocks that most pages are made of.
 */
const USUAL: ViewLoaders = {
  banner: () => import('../../blocks/banner/view.js'),
  grid: () => import('../../blocks/grid/view.js'),
  image: () => import('../../blocks/image/view.js'),
  newsletterSubscribe: () => import('../../blocks/newsletterSubscribe/view.js'),
  productList: () => import('../../blocks/productList/view.js'),
  quote: () => import('../../blocks/quote/view.js'),
  row: () => import('../../blocks/row/view.js'),
  text: () => import('../../blocks/text/view.js'),
};

/** Loads the views of all types among the blocks and their items, together. */
export async function loadViews(blocks: readonly RenderedBlock[]): Promise<BlockViews> {
  const views = typesOf(blocks).map(async (type) => {
    const load = USUAL[type] ?? (await import('./more-views.js')).MORE[type];
    return [type, (await load?.())?.View] as const;
  });
  return Object.fromEntries(await Promise.all(views));
}
