import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import type { Product, ProductColour } from '@selvedge/shared/catalogue/contract';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';

import type { ProductSaved } from './product.events.js';
import { placeOf } from './product.rules.js';

/** A colour with three sizes, the last of which is unavailable. */
export function colour(name: string, hex: string, skuPrefix: string): ProductColour {
  const original = mockupPath({
    design: 'rolling-waves',
    garment: 't-shirt',
    side: 'front',
    hex,
  });
  const image = { id: `${skuPrefix}-front`, original, altText: name, position: 0, color: name };
  const sizes = ['S', 'M', 'L'].map((size) => ({
    name: size,
    sku: `${skuPrefix}-${size}`,
    available: size !== 'L',
  }));
  return { name, hex, sizes, images: [image] };
}

/** A valid t-shirt in navy and white. */
export const tee: Product = {
  ...productDefaults,
  id: 1,
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  division: 7,
  sku: 'TEE-WAVE',
  name: 'Wave tee',
  urlName: 'wave-tee',
  description: 'A wave on organic cotton.',
  garment: 't-shirt',
  type: 't-shirt',
  designs: { ...productDefaults.designs, front: 'rolling-waves' },
  colours: [colour('Navy', '#1f2c47', 'TEE-WAVE-NVY'), colour('White', '#f4f4f1', 'TEE-WAVE-WHT')],
  defaultColour: 'Navy',
  price: 2400,
  currency: 'GBP',
  position: 1,
};

/** Event of a saved product with its previous state. */
export function productSaved(product: Product, before: Product | null = null): ProductSaved {
  return { type: 'ProductSaved', product, was: before && placeOf(before) };
}
