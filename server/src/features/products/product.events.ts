import type { Product } from '@selvedge/shared/catalogue/contract';

/** The whole product as it is from now on, so that its history can be read without any other event. */
export interface ProductSaved {
  readonly type: 'ProductSaved';
  readonly product: Product;
}

export type ProductEvent = ProductSaved;
