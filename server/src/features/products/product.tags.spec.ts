import { collectionTag, creatorTag } from '@selvedge/shared/catalogue/place-tags';
import type { Product } from '@selvedge/shared/catalogue/contract';

import { recorded } from '../../platform/event-log/testing/event-log.testing.js';
import type { ProductSaved } from './product.events.js';
import { gridsTag, productsTag, productTag, productTags, relatedTag } from './product.tags.js';
import { productSaved, tee } from './product.testing.js';

const [summer, winter] = [
  '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0101',
  '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0102',
];
const ada = '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0201';
const own = [productTag(tee.uuid), productsTag];

function tagsOf(event: ProductSaved): readonly string[] {
  return recorded([event]).flatMap((one) => productTags.on.ProductSaved?.(one) ?? []);
}

describe('cache tags dropped for a product', () => {
  it.each<[string, Partial<Product> | null, Partial<Product>, readonly string[]]>([
    ['is new', null, { collections: [summer] }, [...own, collectionTag(summer), relatedTag]],
    ['is new, and not shown', null, { enabled: false }, []],
    [
      'is renamed',
      { collections: [summer] },
      { collections: [summer], name: 'New' },
      [...own, collectionTag(summer)],
    ],
    [
      'moves',
      { collections: [summer] },
      { collections: [winter] },
      [...own, collectionTag(summer), collectionTag(winter), relatedTag],
    ],
    [
      'leaves one of two collections',
      { collections: [summer, winter] },
      { collections: [winter] },
      [...own, collectionTag(summer), collectionTag(winter), relatedTag],
    ],
    ['has another position', {}, { position: 9 }, [...own, relatedTag]],
    ['has another creator', { creator: ada }, {}, [...own, creatorTag(ada)]],
    [
      'is not shown any more',
      { collections: [summer] },
      { collections: [summer], enabled: false },
      [...own, collectionTag(summer), relatedTag],
    ],
  ])('are correct when it %s', (_, before, after, tags) => {
    const event = productSaved({ ...tee, ...after }, before && { ...tee, ...before });
    expect([...new Set(tagsOf(event))]).toStrictEqual(tags);
  });

  it('include all grids if the previous place is unknown', () => {
    const event: ProductSaved = {
      ...productSaved({ ...tee, collections: [summer] }),
      was: 'unknown',
    };
    expect(tagsOf(event)).toStrictEqual([...own, gridsTag, collectionTag(summer), relatedTag]);
  });
});
