import { shareOf } from '../shares.js';
import type { CheckoutTotals } from '../pricing/totals.js';
import type { OrderItem } from './contract.js';
import { lineTaxOf } from './line-tax.js';

/** Discount on a line and the tax in it, in minor units. */
export interface LineDiscount {
  readonly discount: number;
  readonly taxDiscount: number;
}

type Discounted = Pick<CheckoutTotals, 'subtotal' | 'goodsTax' | 'discount' | 'taxDiscount'> & {
  readonly items: readonly OrderItem[];
};

/** Whether the order records the discount of each line; quotes discount the whole. */
export function hasLineDiscounts({ items }: Pick<Discounted, 'items'>): boolean {
  return items.some(({ discount }) => discount !== undefined);
}

/**
 * Returns the discount of each line: the recorded one, otherwise its share of the order's discount.
 * The shares add up to it.
 */
export function lineDiscountsOf(order: Discounted): readonly LineDiscount[] {
  const { items, subtotal, goodsTax } = order;
  if (hasLineDiscounts(order))
    return items.map(({ discount = 0, taxDiscount = 0 }) => ({ discount, taxDiscount }));
  let from = { gross: 0, tax: 0 };
  return items.map((item) => {
    const to = { gross: from.gross + item.quantity * item.price, tax: from.tax + lineTaxOf(item) };
    const share = {
      discount: shareOf(order.discount, { from: from.gross, to: to.gross, whole: subtotal }),
      taxDiscount: shareOf(order.taxDiscount, { from: from.tax, to: to.tax, whole: goodsTax }),
    };
    from = to;
    return share;
  });
}
