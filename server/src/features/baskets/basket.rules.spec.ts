import { itemKey } from '@selvedge/shared/baskets/item-key';

import { tee } from '../products/product.testing.js';
import type { ChosenItem } from './basket.decider.js';
import { answerOf, linesOf } from './basket.rules.js';

const chosen = (colour: string, size: string, quantity: number): ChosenItem => {
  const choice = { productUuid: tee.uuid, colour, size, bundleOptions: {} };
  return { key: itemKey(choice), ...choice, quantity };
};

describe('the answer of a basket', () => {
  it('BSK-003 shows each line with its name, price, picture and options', () => {
    const [line] = answerOf(linesOf([chosen('Navy', 'M', 2)], [tee]), 'GBP').items;
    expect(line).toEqual({
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

  it('BSK-002 sums the quantities, and the prices of what can be bought, sale prices included', () => {
    const onSale = { ...tee, salePrice: 1999 };
    const items = [chosen('Navy', 'M', 2), chosen('White', 'L', 3)];
    expect(answerOf(linesOf(items, [onSale]), 'GBP')).toMatchObject({
      quantity: 5,
      subtotal: 3998,
      currency: 'GBP',
    });
  });

  it('tells lines that can no longer be bought', () => {
    const items = [chosen('Navy', 'L', 1), chosen('Red', 'M', 1), chosen('Navy', 'XS', 1)];
    expect(linesOf(items, [tee]).map(({ available }) => available)).toEqual([false, false, false]);
    const [off] = linesOf([chosen('Navy', 'M', 1)], [{ ...tee, enabled: false }]);
    expect(off).toMatchObject({ available: false, name: 'Wave tee' });
    const [lost] = linesOf([chosen('Navy', 'M', 1)], []);
    expect(lost).toMatchObject({ available: false, priceIncTax: 0 });
  });

  it('gives an order the sku and the tax band that it freezes', () => {
    const [line] = linesOf([chosen('White', 'S', 1)], [tee]);
    expect(line).toMatchObject({ sku: 'TEE-WAVE-WHT-S', vatRate: 1 });
  });
});
