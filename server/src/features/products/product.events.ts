import type { Product } from '@selvedge/shared/catalogue/contract';

/** Where shoppers find a product: its collections, creator and position. */
export interface ProductPlace {
  readonly collections: readonly string[];
  readonly creator: string | null;
  readonly position: number;
}

/** Carries the whole product, so that the history can be read from this event alone. */
export interface ProductSaved {
  readonly type: 'ProductSaved';
  readonly product: Product;
  /** Previous place; null if it was not shown, 'unknown' for events that did not record it. */
  readonly was: ProductPlace | null | 'unknown';
}

export type ProductEvent = ProductSaved;
