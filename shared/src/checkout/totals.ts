import { taxWithin, type CurrencyCode } from '../money.js';
import { type CheckoutTotals } from './contract.js';
import { SHIPPING_COUNTRIES, type ShippingRegion } from './shipping-countries.js';

/** PAY-023: the standard band of value added tax, in percent. */
export const standardVatPercent = 20;

/** A country that nothing is shipped to is taken for the farthest region. */
export function regionOf(country: string): ShippingRegion {
  return SHIPPING_COUNTRIES.find(({ code }) => code === country)?.region ?? 'ROW';
}

/** What is asked for a line: one piece's price in minor units, and the band its product is in. */
export interface PricedLine {
  readonly quantity: number;
  readonly price: number;
  readonly vatRate: 0 | 1;
}

/** Where it goes, and what a store asks for taking it there. */
export interface Delivery {
  /** Which says what tax is due there. */
  readonly region: ShippingRegion;
  /** Flat, in minor units of `currency` (PAY-022). */
  readonly price: number;
  readonly currency: CurrencyCode;
}

/** The tax within one piece's price; prices hold tax in the UK and the EU, elsewhere none is due (PAY-023). */
export function taxOfPiece({ price, vatRate }: PricedLine, region: ShippingRegion): number {
  return vatRate === 0 ? 0 : taxWithin(price, vatPercentIn(region));
}

/**
 * What a basket costs where it goes (PAY-022, PAY-023). The tax of goods is the sum over pieces, so
 * that the lines of an invoice add up to it. Nothing is shipped for an empty basket.
 */
export function totalsOf(lines: readonly PricedLine[], delivery: Delivery): CheckoutTotals {
  const { region, price, currency } = delivery;
  const subtotal = sumOf(lines, ({ price }) => price);
  const shipping = lines.length === 0 ? 0 : price;
  return {
    subtotal,
    goodsTax: sumOf(lines, (line) => taxOfPiece(line, region)),
    shipping,
    shippingTax: taxWithin(shipping, vatPercentIn(region)),
    discount: 0,
    taxDiscount: 0,
    total: subtotal + shipping,
    currency,
  };
}

function vatPercentIn(region: ShippingRegion): number {
  return region === 'ROW' ? 0 : standardVatPercent;
}

function sumOf(lines: readonly PricedLine[], ofPiece: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + line.quantity * ofPiece(line), 0);
}
