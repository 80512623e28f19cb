import type { BulkEdit } from '@selvedge/shared/products/admin/bulk/contract';

import type { ProductDraft } from '../product.commands.js';
import { tee } from '../product.testing.js';
import { edited } from './bulk-edit.rules.js';
import { draftOf } from './product-draft.rules.js';

const product = { ...tee, price: 2_405, salePrice: 1_900, collections: ['summer'], tags: ['sea'] };

type EditInput = Omit<BulkEdit, 'key' | 'uuids'>;

const cases: readonly (readonly [EditInput, Partial<ProductDraft>])[] = [
  [{ action: 'enable' }, { enabled: true }],
  [{ action: 'disable' }, { enabled: false }],
  [{ action: 'set-price', amount: 1_000 }, { price: 1_000 }],
  [{ action: 'adjust-price-percent', percent: 10 }, { price: 2_646 }],
  [{ action: 'adjust-price-percent', percent: -10 }, { price: 2_165 }],
  [{ action: 'adjust-price-amount', amount: -5 }, { price: 2_400 }],
  [{ action: 'set-sale-price', amount: 1_500 }, { salePrice: 1_500 }],
  [{ action: 'sale-by-percent', percent: 10 }, { salePrice: 2_165 }],
  [{ action: 'clear-sale-price' }, { salePrice: null }],
  [{ action: 'add-collection', collection: 'new' }, { collections: ['summer', 'new'] }],
  [{ action: 'add-collection', collection: 'summer' }, { collections: ['summer'] }],
  [{ action: 'remove-collection', collection: 'summer' }, { collections: [] }],
  [{ action: 'remove-collection', collection: 'new' }, { collections: ['summer'] }],
  [{ action: 'add-tag', tag: 'surf' }, { tags: ['sea', 'surf'] }],
  [{ action: 'add-tag', tag: 'sea' }, { tags: ['sea'] }],
  [{ action: 'remove-tag', tag: 'sea' }, { tags: [] }],
];

describe('bulk edit', () => {
  it.each(cases)('%j changes nothing else of a product', (input, change) => {
    const edit = { ...input, key: 'k', uuids: [product.uuid] };
    expect(edited(product, edit)).toStrictEqual({ ...draftOf(product), ...change });
  });

  it.each([
    ['adjust-price-percent', -60, { price: 1 }],
    ['sale-by-percent', 90, { salePrice: 1 }],
    ['sale-by-percent', 100, { salePrice: 0 }],
  ] as const)('never rounds a price to nothing: %s of 1p by %i', (action, percent, change) => {
    const edit = { action, percent, key: 'k', uuids: [product.uuid] };
    expect(edited({ ...product, price: 1 }, edit)).toMatchObject(change);
  });

  it('enables a disabled product', () => {
    const edit: BulkEdit = { action: 'enable', key: 'k', uuids: [product.uuid] };
    expect(edited({ ...product, enabled: false }, edit).enabled).toBe(true);
  });
});
