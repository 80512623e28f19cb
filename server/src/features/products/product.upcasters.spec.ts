import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';

import { withUnknownPlace, withWholeProduct } from './product.upcasters.js';

const image = { id: 'front', altText: 'Navy', position: 0, color: 'Navy' };
const colour = {
  name: 'Navy',
  hex: '#1f2c47',
  sizes: [{ name: 'S', sku: 'T-S', available: true }],
};
const first = {
  product: {
    uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
    name: 'Wave tee',
    garment: 't-shirt',
    design: 'rolling-waves',
    collections: ['Ocean'],
    enabled: false,
    colours: [
      {
        ...colour,
        images: [{ ...image, original: '/media/mockups/rolling-waves/t-shirt/1f2c47.webp' }],
      },
    ],
  },
};

describe('product of version 1', () => {
  it('gets every current field and loses nothing', () => {
    const { product } = withWholeProduct(first);
    const parts = {
      design: 'rolling-waves',
      garment: 't-shirt',
      side: 'front',
      hex: '#1f2c47',
    } as const;
    expect(product).toStrictEqual({
      ...productDefaults,
      uuid: first.product.uuid,
      name: 'Wave tee',
      garment: 't-shirt',
      type: 't-shirt',
      tags: ['Ocean'],
      enabled: false,
      designs: { front: 'rolling-waves', back: null, left: null, right: null },
      colours: [{ ...colour, images: [{ ...image, original: mockupPath(parts) }] }],
    });
  });

  it('keeps an image with an invalid address', () => {
    const odd = { ...image, original: 7 };
    const { product } = withWholeProduct({ product: { colours: [{ ...colour, images: [odd] }] } });
    expect(product).toMatchObject({ colours: [{ images: [odd] }] });
  });
});

it('a product of version 2 has an unknown previous place', () => {
  const second = { product: { uuid: first.product.uuid, name: 'Wave tee', collections: [] } };
  expect(withUnknownPlace(second)).toStrictEqual({ ...second, was: 'unknown' });
});
