import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import { typesOf } from '../../blocks/types-of.js';
import type { BlockView, BlockViews } from '../../blocks/view.js';

/** A view is a chunk of its own, so that a page loads those of its own types and no other. */
const LOADERS: { readonly [Name in BlockName]: () => Promise<{ readonly View: BlockView<Name> }> } =
  {
    banner: () => import('../../blocks/banner/View.js'),
    button: () => import('../../blocks/button/View.js'),
    expandable: () => import('../../blocks/expandable/View.js'),
    grid: () => import('../../blocks/grid/View.js'),
    image: () => import('../../blocks/image/View.js'),
    newsletterSubscribe: () => import('../../blocks/newsletterSubscribe/View.js'),
    productList: () => import('../../blocks/productList/View.js'),
    quote: () => import('../../blocks/quote/View.js'),
    row: () => import('../../blocks/row/View.js'),
    spacer: () => import('../../blocks/spacer/View.js'),
    text: () => import('../../blocks/text/View.js'),
  };

/** Loads the views of all types among the blocks and their items, together. */
export async function loadViews(blocks: readonly RenderedBlock[]): Promise<BlockViews> {
  const views = typesOf(blocks).map(async (type) => [type, (await LOADERS[type]()).View] as const);
  return Object.fromEntries(await Promise.all(views));
}
