import type { Product, ProductColour } from '@selvedge/shared/catalogue/contract';

/** A colour with three sizes, of which the last is not to be had. */
export function colour(name: string, hex: string, skuPrefix: string): ProductColour {
  const original = `/media/mockups/rolling-waves/t-shirt/${hex.slice(1)}.webp`;
  const image = { id: `${skuPrefix}-front`, original, altText: name, position: 0, color: name };
  const sizes = ['S', 'M', 'L'].map((size) => ({
    name: size,
    sku: `${skuPrefix}-${size}`,
    available: size !== 'L',
  }));
  return { name, hex, sizes, images: [image] };
}

/** A t-shirt in navy and white that may be offered as it is. */
export const tee: Product = {
  id: 1,
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  division: 7,
  sku: 'TEE-WAVE',
  name: 'Wave tee',
  urlName: 'wave-tee',
  description: 'A wave on organic cotton.',
  garment: 't-shirt',
  design: 'rolling-waves',
  gender: 'unisex',
  enabled: true,
  colours: [colour('Navy', '#1f2c47', 'TEE-WAVE-NVY'), colour('White', '#f4f4f1', 'TEE-WAVE-WHT')],
  defaultColour: 'Navy',
  price: 2400,
  salePrice: null,
  currency: 'GBP',
  vatRate: 1,
  collections: ['ocean'],
  position: 1,
};
