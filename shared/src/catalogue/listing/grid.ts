import type { Gender } from '../contract.js';

/** Sort orders of product lists; the first is the default. */
export const PRODUCT_ORDERS = ['bestsellerOrder', 'new-in', 'price-asc', 'price-desc'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Filters and sort of a product list; absent ones do not apply. */
export interface GridCriteria {
  /** Unisex products match every gender. */
  readonly gender?: Gender | undefined;
  /** Name of an available colour. */
  readonly colour?: string | undefined;
  /** Name of a size in stock, in the requested colour if there is one. */
  readonly size?: string | undefined;
  readonly sort?: ProductOrder | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

/** Available filter values of a list, regardless of the current selection. */
export interface GridOffer {
  readonly genders: readonly Gender[];
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
}

const sizeOrder = ['xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', '3xl', '4xl', '5xl'];

/** Sorts sizes for display: letter sizes from small to large, then others by number and name. */
export function inSizeOrder(sizes: readonly string[]): readonly string[] {
  const rank = (size: string): number => {
    const index = sizeOrder.indexOf(size.toLowerCase());
    return index === -1 ? sizeOrder.length : index;
  };
  return [...sizes].sort(
    (one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en', { numeric: true }),
  );
}
