import type { Gender } from '../contract.js';

/** CAT-023: how a list of products is sorted; the first is what nobody asked for. */
export const PRODUCT_ORDERS = ['bestsellerOrder', 'new-in', 'price-asc', 'price-desc'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Which products a list shows, and how; what is left out is not asked for. */
export interface GridCriteria {
  /** CAT-003: a unisex product is of every gender. */
  readonly gender?: Gender | undefined;
  /** The name of a colour that it comes in. */
  readonly colour?: string | undefined;
  /** The name of a size that is to be had, in the colour where one is asked for. */
  readonly size?: string | undefined;
  readonly sort?: ProductOrder | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

/** What the filters of a list offer: what its products come in, whatever is chosen at present. */
export interface GridOffer {
  readonly genders: readonly Gender[];
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
}

const sizeOrder = ['xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', '3xl', '4xl', '5xl'];

/** Sizes as people read them: letters from small to large, then the others by name and number. */
export function inSizeOrder(sizes: readonly string[]): readonly string[] {
  const rank = (size: string): number => {
    const index = sizeOrder.indexOf(size.toLowerCase());
    return index === -1 ? sizeOrder.length : index;
  };
  return [...sizes].sort(
    (one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en', { numeric: true }),
  );
}
