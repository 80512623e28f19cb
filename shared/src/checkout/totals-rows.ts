import { formatMoney } from '../money.js';
import type { CheckoutTotals } from '../pricing/totals.js';

/** A label with a formatted amount, such as `['Delivery', '£3.95']`. */
export type AmountRow = readonly [label: string, amount: string];

/** Totals with the code that the customer entered; null without one. */
export interface ShownTotals extends CheckoutTotals {
  readonly coupon: string | null;
}

type Costs = Pick<CheckoutTotals, 'shipping' | 'discount'> & {
  readonly currency: string;
  /** Code of the discount, if the customer entered one. */
  readonly coupon?: string | null;
};
type Totals = Omit<CheckoutTotals, 'currency'> & Costs;

/**
 * Rows of an order's totals. Prices include the tax, so its row is informational; it is omitted if
 * no tax is due (PAY-023).
 */
export function totalsRows(totals: Totals): readonly AmountRow[] {
  const { subtotal, total, goodsTax, shippingTax, taxDiscount, currency } = totals;
  const tax = goodsTax + shippingTax - taxDiscount;
  return [
    ['Subtotal', formatMoney({ amount: subtotal, currency })],
    ...costRows(totals),
    ['Total', formatMoney({ amount: total, currency })],
    ...(tax > 0 ? [['Tax included', formatMoney({ amount: tax, currency })] as const] : []),
  ];
}

/** Rows between the subtotal and the total. */
export function costRows({ shipping, discount, currency, coupon }: Costs): readonly AmountRow[] {
  const money = (amount: number): string => formatMoney({ amount, currency });
  const label = coupon ? `Discount (${coupon})` : 'Discount';
  return [
    ...(discount > 0 ? [[label, `−${money(discount)}`] as const] : []),
    ['Delivery', shipping === 0 ? 'Free' : money(shipping)],
  ];
}
