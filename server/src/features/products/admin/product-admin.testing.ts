import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import type { Product } from '@selvedge/shared/catalogue/contract';

/** What the form of a product sends when nothing was touched. */
export function formOf({
  product,
  version,
}: AdminProduct): Omit<Product, 'id'> & { version: number } {
  const { id: _id, ...fields } = product;
  return { ...fields, version };
}

/** A t-shirt of two colours and three sizes. */
export const waveTee = {
  garment: 't-shirt',
  design: 'rolling-waves',
  colours: ['Navy', 'White'],
  sizes: ['S', 'M', 'L'],
  name: 'Wave tee',
  price: 2400,
  enabled: true,
} as const;
