import type { Product } from '@selvedge/shared/catalogue/contract';

import { productsTag, productTag } from '../../products/index.js';

/** Cache tags for a product that a block names; a missing product may be created later. */
export function namedProductTags(name: string, product: Product | undefined): readonly string[] {
  return product === undefined || name === '' ? [productsTag] : [productTag(product.uuid)];
}
