import type { Product, ProductCard } from '@selvedge/shared/catalogue/contract';

import { tee } from '../products/product.testing.js';
import { favouriteLines, favouritesAnswer } from './favourites.rules.js';
import type { Liked } from './favourites.events.js';

const picture = { id: 'a', original: '/images/a', altText: '', position: 0, color: null };
const cardOf = ({ uuid, name, urlName, price, salePrice, currency }: Product): ProductCard => ({
  ...{ uuid, name, urlName, price, salePrice, currency },
  image: picture,
  secondImage: null,
  colours: [],
});
const liked = (colour = '', size = ''): Liked => ({
  key: `${colour}-${size}`,
  productUuid: tee.uuid,
  colour,
  size,
});
const linesOf = (product: Product, ...items: readonly Liked[]) =>
  favouriteLines({ items, products: [{ product, card: cardOf(product) }] });
const skusOf = (product: Product, colour?: string, size?: string) =>
  linesOf(product, liked(colour, size))[0]?.variants.map(({ sku }) => sku);

describe('favourite line', () => {
  it('has the current name, price and image of its product', () => {
    const [line] = linesOf({ ...tee, salePrice: 1_900 }, liked('Navy', 'M'));
    expect(line).toMatchObject({
      key: 'Navy-M',
      productUuid: tee.uuid,
      productId: '1',
      productUrl: '/product/wave-tee/',
      name: 'Wave tee',
      priceIncTax: 1_900,
      currency: 'GBP',
      image: '/images/a',
      options: { Colour: 'Navy', Size: 'M' },
      available: true,
      variants: [{ sku: 'TEE-WAVE-NVY-M', colour: 'Navy', size: 'M' }],
      isBundle: false,
    });
  });

  it('offers the available variants of the open choices', () => {
    expect(skusOf(tee)).toStrictEqual([
      'TEE-WAVE-NVY-S',
      'TEE-WAVE-NVY-M',
      'TEE-WAVE-WHT-S',
      'TEE-WAVE-WHT-M',
    ]);
    expect(skusOf(tee, 'White')).toStrictEqual(['TEE-WAVE-WHT-S', 'TEE-WAVE-WHT-M']);
    expect(skusOf(tee, '', 'S')).toStrictEqual(['TEE-WAVE-NVY-S', 'TEE-WAVE-WHT-S']);
    expect(skusOf(tee, 'Navy', 'L')).toStrictEqual([]);
    expect(skusOf(tee, 'Pink')).toStrictEqual([]);
  });

  it('is unavailable if its product is hidden or sold out', () => {
    const [off] = linesOf({ ...tee, enabled: false }, liked());
    const [out] = linesOf(tee, liked('Navy', 'L'));
    expect([off?.available, out?.available]).toStrictEqual([false, false]);
    expect(off?.name).toBe('Wave tee');
  });

  it('of a deleted product is shown as unavailable', () => {
    expect(favouriteLines({ items: [liked('Navy')], products: [] })).toStrictEqual([
      {
        key: 'Navy-',
        productUuid: tee.uuid,
        productId: '',
        productUrl: '',
        name: 'Oops... Looks like this product is no longer available',
        priceIncTax: 0,
        currency: '',
        image: '',
        options: { Colour: 'Navy', Size: '' },
        available: false,
        card: null,
        variants: [],
        isBundle: false,
      },
    ]);
  });

  it('is returned by the API without fields for our own pages', () => {
    const [item] = favouritesAnswer(linesOf(tee, liked('Navy', 'M'))).items;
    expect(Object.keys(item ?? {}).sort()).toStrictEqual([
      'available',
      'currency',
      'image',
      'key',
      'name',
      'options',
      'priceIncTax',
      'productId',
      'productUrl',
      'productUuid',
    ]);
  });
});
