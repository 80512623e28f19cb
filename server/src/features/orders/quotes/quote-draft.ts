import { itemTaxOf, totalsOf, type CheckoutTotals } from '@selvedge/shared/pricing/totals';
import { taxWithin } from '@selvedge/shared/tax/tax-within';
import { isTaxedIn } from '@selvedge/shared/countries/countries';
import { legacyTaxRate } from '@selvedge/shared/orders/line-tax';
import type { OrderItem } from '@selvedge/shared/orders/contract';
import type { QuoteLine } from '@selvedge/shared/orders/quotes/contract';
import { orderTaxOf, type OrderTax, type SaleTax } from '@selvedge/shared/tax/sale-tax';

/** Lines, charges and destination of a quote. */
interface QuoteDraftInput {
  readonly lines: readonly QuoteLine[];
  /** Tax included, in minor units of `currency`. */
  readonly shipping: number;
  /** Discount on the lines, tax included, in minor units. */
  readonly discount: number;
  readonly currency: string;
  /** Tax at the destination. */
  readonly tax: SaleTax;
  /** Previous destination, which determined the tax of existing lines. */
  readonly countryBefore: string;
  /** Existing items; empty for a new order. */
  readonly before: readonly OrderItem[];
}

/** Custom-made items have no catalogue SKU. */
const bespokeSku = 'BESPOKE';

/**
 * Computes items and totals from the lines. Existing lines keep product, image and tax band
 * (PAY-023); new lines use the standard band.
 */
export function quoteDraftOf(input: QuoteDraftInput): {
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
  readonly tax: OrderTax;
} {
  const { lines, shipping, discount, currency, countryBefore, before } = input;
  const { rates } = input.tax;
  const lastId = Math.max(0, ...before.map(({ id }) => id));
  const priced = lines.map((line, nth) => {
    const previous = before.find(({ id }) => id === line.id);
    const vatRate = previous === undefined ? 1 : vatRateOf(previous, countryBefore);
    return { previous, line, id: previous?.id ?? lastId + nth + 1, vatRate } as const;
  });
  const items = priced.map(({ previous, line: { name, quantity, price }, id, vatRate }) => {
    const tax = itemTaxOf({ quantity, price, vatRate }, rates);
    return { ...(previous ?? madeUp), id, name, quantity, price, ...tax };
  });
  const sold = priced.map(({ line: { quantity, price }, vatRate }) => ({
    quantity,
    price,
    vatRate,
  }));
  const totals = totalsOf(sold, { rates, price: shipping, currency });
  return { items, totals: lessDiscount(totals, discount), tax: orderTaxOf(input.tax) };
}

/** Distributes the tax discount in proportion to the discounted goods. */
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

/** Recorded band; in old orders, zero if a taxed country left a taxable price untaxed. */
function vatRateOf({ price, tax, vatRate }: OrderItem, country: string): 0 | 1 {
  if (vatRate !== undefined) return vatRate;
  return tax === 0 && isTaxedIn(country) && taxWithin(price, legacyTaxRate) > 0 ? 0 : 1;
}
