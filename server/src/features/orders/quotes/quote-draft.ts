import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
import { regionOf, taxOfPiece, totalsOf } from '@selvedge/shared/checkout/totals';
import type { OrderItem } from '@selvedge/shared/orders/contract';
import type { QuoteLine } from '@selvedge/shared/orders/quotes/contract';

/** What is asked for the lines of a quote, and where they go. */
interface QuoteDraftInput {
  readonly lines: readonly QuoteLine[];
  /** With the tax in it, in minor units of `currency`. */
  readonly shipping: number;
  /** Off the lines, likewise. */
  readonly discount: number;
  readonly currency: string;
  readonly country: string;
  /** Where they went before, which decides about what their tax was. */
  readonly countryBefore: string;
  /** What the order had before; nothing where it is new. */
  readonly before: readonly OrderItem[];
}

/** What was made for nobody else has no number in a catalogue. */
const bespokeSku = 'BESPOKE';

/**
 * ATL-016: the lines as the items of an order, with what they come to. A line that the order has already keeps
 * its product, its picture and its band of tax (PAY-023); a new one is taxed by the standard band.
 */
export function quoteDraftOf(input: QuoteDraftInput): {
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
} {
  const { lines, shipping, discount, currency, country, countryBefore, before } = input;
  const region = regionOf(country);
  const lastId = Math.max(0, ...before.map(({ id }) => id));
  const priced = lines.map((line, nth) => {
    const previous = before.find(({ id }) => id === line.id);
    const vatRate = previous !== undefined && isUntaxed(previous, countryBefore) ? 0 : 1;
    return { previous, line, id: previous?.id ?? lastId + nth + 1, vatRate } as const;
  });
  const items = priced.map(({ previous, line: { name, quantity, price }, id, vatRate }) => {
    const tax = taxOfPiece({ quantity, price, vatRate }, region);
    return { ...(previous ?? madeUp), id, name, quantity, price, tax };
  });
  const sold = priced.map(({ line: { quantity, price }, vatRate }) => ({
    quantity,
    price,
    vatRate,
  }));
  const totals = totalsOf(sold, { region, price: shipping, currency });
  return { items, totals: lessDiscount(totals, discount) };
}

/** The tax in what is taken off is in the measure of all that it is taken off. */
function lessDiscount(totals: CheckoutTotals, discount: number): CheckoutTotals {
  const { subtotal, goodsTax, total } = totals;
  const taxDiscount = subtotal === 0 ? 0 : Math.round((goodsTax * discount) / subtotal);
  return { ...totals, discount, taxDiscount, total: total - discount };
}

const madeUp: Omit<OrderItem, 'id' | 'name' | 'quantity' | 'price' | 'tax'> = {
  productUuid: '',
  sku: bespokeSku,
  image: '',
  options: { Colour: '', Size: '' },
  pieces: [],
};

/** Where tax is due, a price without any says that the product is in the band of none. */
function isUntaxed({ price, tax }: OrderItem, country: string): boolean {
  return price > 0 && tax === 0 && regionOf(country) !== 'ROW';
}
