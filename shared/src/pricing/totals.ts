import { taxWithin, type CurrencyCode } from '../money.js';
import { SHIPPING_COUNTRIES, type ShippingRegion } from '../countries/shipping-countries.js';

/** Amounts in minor units. total = subtotal + shipping; taxes are included. */
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

/** Standard VAT rate in percent (PAY-023). */
export const standardVatPercent = 20;

/** A country that is not shipped to counts as the farthest region. */
export function regionOf(country: string): ShippingRegion {
  return SHIPPING_COUNTRIES.find(({ code }) => code === country)?.region ?? 'ROW';
}

/** Price per piece in minor units, and VAT band, of a line. */
export interface PricedLine {
  readonly quantity: number;
  readonly price: number;
  readonly vatRate: 0 | 1;
}

/** Destination and its delivery price. */
export interface Delivery {
  /** Region, which determines the tax. */
  readonly region: ShippingRegion;
  /** Flat, in minor units of `currency`. */
  readonly price: number;
  readonly currency: CurrencyCode;
}

/**
 * Tax included in a line, in minor units. It is rounded once per line, because a rounding error per
 * piece grows with the quantity (decision 0041). Prices include tax in the UK and the EU; elsewhere
 * none is due (PAY-023).
 */
export function taxOfLine(
  { quantity, price, vatRate }: PricedLine,
  region: ShippingRegion,
): number {
  return vatRate === 0 ? 0 : taxWithin(quantity * price, vatPercentIn(region));
}

/** Tax fields that an order freezes for a line. */
export function itemTaxOf(
  line: PricedLine,
  region: ShippingRegion,
): { readonly tax: number; readonly lineTax: number; readonly vatRate: 0 | 1 } {
  const tax = taxOfLine({ ...line, quantity: 1 }, region);
  return { tax, lineTax: taxOfLine(line, region), vatRate: line.vatRate };
}

/**
 * Returns the totals for a destination. Tax is the sum of the lines' taxes, so that they agree.
 * Delivery of an empty basket is free.
 */
export function totalsOf(lines: readonly PricedLine[], delivery: Delivery): CheckoutTotals {
  const { region, price, currency } = delivery;
  const subtotal = sumOf(lines, ({ quantity, price }) => quantity * price);
  const shipping = lines.length === 0 ? 0 : price;
  return {
    subtotal,
    goodsTax: sumOf(lines, (line) => taxOfLine(line, region)),
    shipping,
    shippingTax: taxWithin(shipping, vatPercentIn(region)),
    discount: 0,
    taxDiscount: 0,
    total: subtotal + shipping,
    currency,
  };
}

/** VAT rate of the standard band in percent. */
export function vatPercentIn(region: ShippingRegion): number {
  return region === 'ROW' ? 0 : standardVatPercent;
}

function sumOf(lines: readonly PricedLine[], ofLine: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + ofLine(line), 0);
}
