import type { ProductGroupKind } from './collections.api.js';

interface ProductGroupLabels {
  /** `collection`. */
  readonly one: string;
  /** `Collections`. */
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string; readonly action: string };
}

/** Texts of the collection and creator screens. */
export const PRODUCT_GROUP_LABELS: Readonly<Record<ProductGroupKind, ProductGroupLabels>> = {
  collections: {
    one: 'collection',
    title: 'Collections',
    empty: {
      title: 'Create your first collection',
      text: 'Group products that belong together on their own page, in your own order.',
      action: 'Add collection',
    },
  },
  creators: {
    one: 'creator',
    title: 'Creators',
    empty: {
      title: 'Add your first creator',
      text: 'Give the artists behind your shop a page with their name, story and products.',
      action: 'Add creator',
    },
  },
};

/** `1 product`, `7 products`. */
export function productsText(count: number): string {
  return `${String(count)} ${count === 1 ? 'product' : 'products'}`;
}
