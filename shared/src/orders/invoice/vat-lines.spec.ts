import type { ShopperOrder } from '../contract.js';
import { vatLinesOf } from './vat-lines.js';

const order = {
  items: [
    { quantity: 2, price: 2400, tax: 400 },
    { quantity: 1, price: 900, tax: 0 },
  ],
  ...{ shipping: 395, shippingTax: 66, discount: 0, taxDiscount: 0 },
  // Only taxed amounts matter to the test.
} as unknown as ShopperOrder;

describe('the VAT lines of an invoice', () => {
  it('list the bands, which add up to the total', () => {
    expect(vatLinesOf(order)).toStrictEqual([
      { percent: 20, net: 4329, tax: 866, gross: 5195 },
      { percent: 0, net: 900, tax: 0, gross: 900 },
    ]);
  });

  it('are reduced by the tax of the discount', () => {
    const [line] = vatLinesOf({ ...order, discount: 600, taxDiscount: 100 });
    expect(line).toStrictEqual({ percent: 20, net: 3829, tax: 766, gross: 4595 });
  });

  it('omit bands without an amount', () => {
    expect(vatLinesOf({ ...order, items: [], shipping: 0, shippingTax: 0 })).toStrictEqual([]);
  });
});
