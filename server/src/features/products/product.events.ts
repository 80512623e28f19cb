import type { Product } from '@selvedge/shared/catalogue/contract';

/** Where shoppers find a product: in these collections, among what this creator drew, this far ahead. */
export interface ProductPlace {
  readonly collections: readonly string[];
  readonly creator: string | null;
  readonly position: number;
}

/** The whole product as it is from now on, so that its history can be read without any other event. */
export interface ProductSaved {
  readonly type: 'ProductSaved';
  readonly product: Product;
  /** Where shoppers found it until now; null where they did not, 'unknown' where nobody wrote it down. */
  readonly was: ProductPlace | null | 'unknown';
}

export type ProductEvent = ProductSaved;
