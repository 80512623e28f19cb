import type { Product } from '@selvedge/shared/catalogue/contract';

export interface SaveProduct {
  readonly type: 'SaveProduct';
  readonly product: Product;
}

export type ProductCommand = SaveProduct;
