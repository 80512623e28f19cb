import type { Product } from '@selvedge/shared/catalogue/contract';

import { productsTag, productTag } from '../../products/index.js';

/** What an answer about a product that a block names is read again for: one that is not there may come. */
export function namedProductTags(name: string, product: Product | undefined): readonly string[] {
  return product === undefined || name === '' ? [productsTag] : [productTag(product.uuid)];
}
