import type { Product } from '@selvedge/shared/catalogue/contract';
import { roundedPrice } from '@selvedge/shared/money';
import type { BulkAction } from '@selvedge/shared/products/admin/bulk-actions';
import type { BulkEdit } from '@selvedge/shared/products/admin/bulk/contract';

import type { ProductDraft } from '../product.commands.js';
import { draftOf } from './product-draft.rules.js';

/** Returns the product after a bulk edit. */
export function edited(product: Product, edit: BulkEdit): ProductDraft {
  return { ...draftOf(product), ...changes[edit.action](product, edit) };
}

type Changes = (product: Product, edit: BulkEdit) => Partial<ProductDraft>;

/** Effect of each action. Amounts are in minor units; percentages round like prices. */
const changes: Readonly<Record<BulkAction, Changes>> = {
  enable: () => ({ enabled: true }),
  disable: () => ({ enabled: false }),
  'set-price': (_, { amount = 0 }) => ({ price: amount }),
  'adjust-price-percent': ({ price }, { percent = 0 }) => ({
    price: roundedPrice((price * (100 + percent)) / 100),
  }),
  'adjust-price-amount': ({ price }, { amount = 0 }) => ({ price: price + amount }),
  'set-sale-price': (_, { amount = 0 }) => ({ salePrice: amount }),
  'sale-by-percent': ({ price }, { percent = 0 }) => ({
    salePrice: roundedPrice((price * (100 - percent)) / 100),
  }),
  'clear-sale-price': () => ({ salePrice: null }),
  'add-collection': ({ collections }, { collection }) => ({
    collections: withOne(collections, collection),
  }),
  'remove-collection': ({ collections }, { collection }) => ({
    collections: without(collections, collection),
  }),
  'add-tag': ({ tags }, { tag }) => ({ tags: withOne(tags, tag) }),
  'remove-tag': ({ tags }, { tag }) => ({ tags: without(tags, tag) }),
};

function withOne(list: readonly string[], one = ''): readonly string[] {
  return list.includes(one) ? list : [...list, one];
}

function without(list: readonly string[], one = ''): readonly string[] {
  return list.filter((other) => other !== one);
}
