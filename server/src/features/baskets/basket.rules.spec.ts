import { itemKey } from '@selvedge/shared/catalogue/bundles/item-key';
import type { Product } from '@selvedge/shared/catalogue/contract';

import { tee } from '../products/product.testing.js';
import type { ChosenItem } from './basket.decider.js';
import { answerOf, linesIn, linesOf } from './basket.rules.js';

const chosen = (colour: string, size: string, quantity: number): ChosenItem => {
  const choice = { productUuid: tee.uuid, colour, size, bundleOptions: {} };
  return { key: itemKey(choice), ...choice, quantity };
};

describe('the answer of a basket call', () => {
  it('BSK-003 shows each line with its name, price, picture and options', () => {
    const [line] = answerOf(linesOf([chosen('Navy', 'M', 2)], [tee]), 'GBP').items;
    expect(line).toStrictEqual({
      key: chosen('Navy', 'M', 2).key,
      quantity: 2,
      name: 'Wave tee',
      priceIncTax: 2400,
      currency: 'GBP',
      image: '/images/mockups/t-shirt/front/1f2c47/rolling-waves',
      options: { Colour: 'Navy', Size: 'M' },
      productUuid: tee.uuid,
      productUrl: '/product/wave-tee/',
      pieces: [],
      available: true,
    });
  });

  it('BSK-002 sums quantities and the prices of available items, including sale prices', () => {
    const onSale = { ...tee, salePrice: 1999 };
    const items = [chosen('Navy', 'M', 2), chosen('White', 'L', 3)];
    expect(answerOf(linesOf(items, [onSale]), 'GBP')).toMatchObject({
      quantity: 5,
      subtotal: 3998,
      currency: 'GBP',
    });
  });

  it('marks lines that are no longer available', () => {
    const items = [chosen('Navy', 'L', 1), chosen('Red', 'M', 1), chosen('Navy', 'XS', 1)];
    expect(linesOf(items, [tee]).map(({ available }) => available)).toStrictEqual([
      false,
      false,
      false,
    ]);
    const [off] = linesOf([chosen('Navy', 'M', 1)], [{ ...tee, enabled: false }]);
    expect(off).toMatchObject({ available: false, name: 'Wave tee' });
    const [lost] = linesOf([chosen('Navy', 'M', 1)], []);
    expect(lost).toMatchObject({ available: false, priceIncTax: 0 });
  });

  it('contains the SKU and tax band that an order freezes', () => {
    const [line] = linesOf([chosen('White', 'S', 1)], [tee]);
    expect(line).toMatchObject({ sku: 'TEE-WAVE-WHT-S', vatRate: 1 });
  });
});

describe('a line of a basket', () => {
  const [part, other] = [
    { ...tee, uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0002', name: 'Tee' },
    { ...tee, uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0003', name: 'Tote' },
  ];
  const bundle: Product = {
    ...tee,
    isBundle: true,
    bundleItems: [
      { product: part.uuid, quantity: 1 },
      { product: other.uuid, quantity: 1 },
    ],
  };
  const lineOf = (choices: readonly string[], ...products: readonly Product[]) => {
    const keys = [`${part.uuid}-1`, `${other.uuid}-1`];
    const bundleOptions = Object.fromEntries(
      choices.map((choice, index) => [keys[index] ?? '', choice]),
    );
    return linesOf([{ ...chosen('Navy', 'M', 1), bundleOptions }], [bundle, ...products])[0];
  };

  it('lists the pieces of a bundle with their options', () => {
    expect(lineOf(['Navy · M', 'White · S'], part, other)).toMatchObject({
      available: true,
      pieces: [
        { name: 'Tee', choice: 'Navy · M' },
        { name: 'Tote', choice: 'White · S' },
      ],
    });
  });

  it('is available for a bundle only with all pieces as chosen', () => {
    expect(lineOf(['Navy · M', 'Navy · L'], part, other)?.available).toBe(false);
    expect(lineOf(['Navy · M'], part, other)).toMatchObject({
      available: false,
      pieces: [{ choice: 'Navy · M' }, { choice: '' }],
    });
    expect(lineOf(['Navy · M', 'Navy · M'], part)?.available).toBe(false);
    const hidden = { ...other, enabled: false };
    expect(lineOf(['Navy · M', 'Navy · M'], part, hidden)).toMatchObject({
      available: false,
      pieces: [{ name: 'Tee' }],
    });
  });

  it('shows the image of its colour, otherwise the first image', () => {
    const imageOf = (colour: string, product: Product = tee) =>
      linesOf([chosen(colour, 'M', 1)], [product])[0]?.image;
    expect(imageOf('White')).toContain('/f4f4f1/');
    expect(imageOf('Red')).toContain('/1f2c47/');
    const bare = tee.colours.map((colour) => ({ ...colour, images: [] }));
    expect([
      imageOf('Navy', { ...tee, colours: bare }),
      imageOf('Navy', { ...tee, colours: [] }),
    ]).toStrictEqual(['', '']);
  });

  it('has no SKU if its size is gone', () => {
    expect(linesOf([chosen('Navy', 'XS', 1)], [tee])[0]?.sku).toBe('');
  });

  it('is converted to another currency; unavailable lines have no price', () => {
    const lines = linesOf([chosen('Navy', 'M', 1)], [tee]);
    expect(linesIn('USD', lines)).toStrictEqual([
      { ...lines[0], priceIncTax: 4_800, currency: 'USD' },
    ]);
    const unavailable = linesOf([chosen('Navy', 'M', 1)], []);
    expect(linesIn('USD', unavailable)).toStrictEqual(unavailable);
  });
});
