import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import type { Product } from '@selvedge/shared/catalogue/contract';

/** Body that an unchanged product form sends. */
export function formOf({
  product,
  version,
}: AdminProduct): Omit<Product, 'id'> & { version: number } {
  const { id: _id, ...fields } = product;
  return { ...fields, version };
}

/** A t-shirt in two colours and three sizes. */
export const waveTee = {
  garment: 't-shirt',
  design: 'rolling-waves',
  colours: ['Navy', 'White'],
  sizes: ['S', 'M', 'L'],
  name: 'Wave tee',
  price: 2400,
  enabled: true,
} as const;
