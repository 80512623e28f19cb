import { collectionTag, creatorTag } from '@selvedge/shared/catalogue/place-tags';

import { productTag, relatedTag } from '../products/index.js';
import { reviewsTag } from '../reviews/index.js';
import type { ProductPage } from './product-page.queries.js';

/** Cache tags of a product page, including hidden products, because they can become visible. */
export function tagsOf({ product, related }: ProductPage): readonly string[] {
  const { uuid, collections, creator, crossSellProducts, bundleItems } = product;
  const others = [
    ...related.map((card) => card.uuid),
    ...crossSellProducts,
    ...bundleItems.map((item) => item.product),
  ];
  return [
    reviewsTag(uuid),
    relatedTag,
    ...[uuid, ...others].map(productTag),
    ...collections.map(collectionTag),
    ...(creator === null ? [] : [creatorTag(creator)]),
  ];
}
