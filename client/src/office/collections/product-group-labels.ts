import type { ProductGroupKind } from './collections.api.js';

interface ProductGroupLabels {
  /** `collection`. */
  readonly one: string;
  /** `Collections`. */
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string; readonly action: string };
}

/** What the screens of either call it. */
export const PRODUCT_GROUP_LABELS: Readonly<Record<ProductGroupKind, ProductGroupLabels>> = {
  collections: {
    one: 'collection',
    title: 'Collections',
    empty: {
      title: 'Your first collection',
      text: 'Put products that belong together on a page of their own, in your own order.',
      action: 'Add a collection',
    },
  },
  creators: {
    one: 'creator',
    title: 'Creators',
    empty: {
      title: 'Your first creator',
      text: 'Give those who draw for your shop a page with their name, story and products.',
      action: 'Add a creator',
    },
  },
};

/** `1 product`, `7 products`. */
export function productsText(count: number): string {
  return `${String(count)} ${count === 1 ? 'product' : 'products'}`;
}
