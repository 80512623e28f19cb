import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';

import type { ProductDraft } from '../../features/products/index.js';
import { demoUuid, demoUuidOf } from './demo-uuid.js';

const sku = 'TRO-SET-1';

/** Discounted bundle for a weekend on the island; `parts` are drafts of the same store. */
export function weekendBundle(
  division: number,
  position: number,
  parts: readonly ProductDraft[],
): ProductDraft {
  const sum = parts.reduce((total, { price, salePrice }) => total + (salePrice ?? price), 0);
  return {
    ...productDefaults,
    uuid: demoUuid(`product ${sku}`),
    sku,
    name: 'Island Weekend Bundle',
    urlName: 'island-weekend-bundle',
    description:
      'Everything you need for two days by the water: something to wear and something to carry. Choose a colour and size for each. Together they cost less.',
    type: 'bundle',
    garment: null,
    isBundle: true,
    bundleItems: parts.map(({ uuid }) => ({ product: uuid, quantity: 1 })),
    colours: [
      {
        name: 'Bundle',
        hex: '#e9dfca',
        sizes: [{ name: 'One size', sku: `${sku}-ONE`, available: true }],
        images: parts.flatMap(({ name, colours }, index) =>
          colours.slice(0, 1).flatMap(({ images }) =>
            images.slice(0, 1).map((image) => ({
              ...image,
              id: `${sku}-${index + 1}`,
              altText: `${name}, part of the bundle`,
              position: index,
              color: 'Bundle',
            })),
          ),
        ),
      },
    ],
    defaultColour: 'Bundle',
    price: sum,
    salePrice: Math.round((sum * 0.85) / 100) * 100,
    currency: 'GBP',
    collections: [demoUuidOf('collection', division, 'home-and-gifts')],
    tags: ['bundle', 'gift'],
    includeInProductFeed: true,
    approvalStatus: 1,
    position,
  };
}
