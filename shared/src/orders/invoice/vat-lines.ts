import { standardVatPercent } from '../../checkout/totals.js';
import type { ShopperOrder } from '../contract.js';

/** Amounts of an order with one VAT rate, in minor units of its currency. */
export interface VatLine {
  readonly percent: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** VAT rate in percent of an item with this tax. */
export function vatPercentOf(tax: number): number {
  return tax === 0 ? 0 : standardVatPercent;
}

/**
 * Returns the tax of an order by VAT band, highest first. The lines add up to its total (ORD-039).
 */
export function vatLinesOf(order: ShopperOrder): readonly VatLine[] {
  const { items, shipping, shippingTax, discount, taxDiscount } = order;
  const parts = [
    ...items.map(({ quantity, price, tax }) => ({ gross: quantity * price, tax: quantity * tax })),
    { gross: shipping, tax: shippingTax },
    { gross: -discount, tax: -taxDiscount },
  ];
  return [standardVatPercent, 0]
    .map((percent) => {
      const alike = parts.filter(({ tax }) => vatPercentOf(tax) === percent);
      const gross = alike.reduce((sum, part) => sum + part.gross, 0);
      const tax = alike.reduce((sum, part) => sum + part.tax, 0);
      return { percent, net: gross - tax, tax, gross };
    })
    .filter(({ gross }) => gross !== 0);
}
