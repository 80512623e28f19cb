import type { CurrencyCode } from '../money.js';
import { bandOf, type SaleRates } from '../tax/sale-tax.js';
import type { TaxRate } from '../tax/tax-rates.js';
import { taxWithin } from '../tax/tax-within.js';

/** Amounts in minor units. total = subtotal + shipping - discount; taxes are included. */
export interface CheckoutTotals {
  readonly subtotal: number;
  readonly goodsTax: number;
  readonly shipping: number;
  readonly shippingTax: number;
  readonly discount: number;
  readonly taxDiscount: number;
  readonly total: number;
  readonly currency: string;
}

/** Price per piece in minor units, and VAT band, of a line. */
export interface PricedLine {
  readonly quantity: number;
  readonly price: number;
  readonly vatRate: 0 | 1;
  /** Discount on the whole line, in minor units; 0 by default. */
  readonly discount?: number;
}

/** Tax at the destination, and delivery price. */
export interface Delivery {
  readonly rates: SaleRates;
  /** Flat, in minor units of `currency`. */
  readonly price: number;
  readonly currency: CurrencyCode;
}

/** Tax fields that an order freezes for a line. */
export interface ItemTax {
  readonly tax: number;
  readonly lineTax: number;
  readonly vatRate: 0 | 1;
  readonly taxRate: TaxRate;
}

/**
 * Tax included in a line, in minor units. It is rounded once per line, because a rounding error per
 * piece grows with the quantity (decision 0041). Prices include the tax, if one is due (PAY-023).
 */
export function taxOfLine({ quantity, price, vatRate }: PricedLine, rates: SaleRates): number {
  return taxWithin(quantity * price, rates[bandOf({ vatRate })]);
}

/**
 * Tax that the discount of a line takes off: the difference between the rounded taxes of the full
 * and the reduced price, so that the tax of the line is that of what the customer pays.
 */
export function taxDiscountOf(line: PricedLine, rates: SaleRates): number {
  const { quantity, price, discount = 0 } = line;
  const paid = { ...line, quantity: 1, price: quantity * price - discount };
  return taxOfLine(line, rates) - taxOfLine(paid, rates);
}

export function itemTaxOf(line: PricedLine, rates: SaleRates): ItemTax {
  const { vatRate } = line;
  return {
    tax: taxOfLine({ ...line, quantity: 1 }, rates),
    lineTax: taxOfLine(line, rates),
    vatRate,
    taxRate: rates[bandOf(line)],
  };
}

/**
 * Returns the totals for a destination. Tax is the sum of the lines' taxes, so that they agree.
 * Delivery of an empty basket is free.
 */
export function totalsOf(lines: readonly PricedLine[], delivery: Delivery): CheckoutTotals {
  const { rates, price, currency } = delivery;
  const subtotal = sumOf(lines, ({ quantity, price }) => quantity * price);
  const shipping = lines.length === 0 ? 0 : price;
  const discount = sumOf(lines, (line) => line.discount ?? 0);
  return {
    subtotal,
    goodsTax: sumOf(lines, (line) => taxOfLine(line, rates)),
    shipping,
    shippingTax: taxWithin(shipping, rates.shipping),
    discount,
    taxDiscount: sumOf(lines, (line) => taxDiscountOf(line, rates)),
    total: subtotal + shipping - discount,
    currency,
  };
}

function sumOf(lines: readonly PricedLine[], ofLine: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + ofLine(line), 0);
}
