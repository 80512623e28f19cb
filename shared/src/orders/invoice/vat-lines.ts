import { shareOf } from '../../shares.js';
import type { VatLine } from '../../tax/sale-tax.js';
import type { TaxRate } from '../../tax/tax-rates.js';
import type { OrderItem, ShopperOrder } from '../contract.js';
import { hasLineDiscounts } from '../line-discount.js';
import { legacyTaxRate, lineTaxOf } from '../line-tax.js';

type Taxed = Pick<
  ShopperOrder,
  'items' | 'shipping' | 'goodsTax' | 'shippingTax' | 'discount' | 'taxDiscount' | 'tax'
>;

/** Part of an order with one rate. */
type Part = Omit<VatLine, 'net'>;

/**
 * VAT rate of an item in percent. An old order did not record it: the band of the item determines
 * the rate if the order is taxed at all, because the tax of a line of a few pence is 0.
 */
export function vatPercentOf(
  item: Pick<OrderItem, 'quantity' | 'tax' | 'lineTax' | 'vatRate' | 'taxRate'>,
  { goodsTax, shippingTax }: Pick<Taxed, 'goodsTax' | 'shippingTax'>,
): number {
  const isTaxed = item.vatRate === 1 && goodsTax + shippingTax > 0;
  return percentOf(item.taxRate ?? legacyRateOf(isTaxed ? 1 : lineTaxOf(item)));
}

/** VAT rate of the delivery in percent. */
export function deliveryVatPercent({
  shippingTax,
  tax,
}: Pick<Taxed, 'shippingTax' | 'tax'>): number {
  return percentOf(tax?.shippingRate ?? legacyRateOf(shippingTax));
}

/** Amounts of an order by VAT rate; those of the discount are negative. */
export interface VatParts {
  readonly goods: readonly VatLine[];
  readonly discount: readonly VatLine[];
  readonly delivery: readonly VatLine[];
}

/**
 * Returns the tax of an order by VAT rate, highest first. The lines add up to its total (ORD-039).
 */
export function vatLinesOf(order: Taxed): readonly VatLine[] {
  const { goods, discount, delivery } = vatPartsOf(order);
  return byRate([...goods, ...discount, ...delivery]);
}

export function vatPartsOf(order: Taxed): VatParts {
  const { items, shipping, shippingTax } = order;
  const goods = items.map((item): Part => {
    const gross = item.quantity * item.price;
    return { percent: vatPercentOf(item, order), gross, tax: lineTaxOf(item) };
  });
  const delivery = { percent: deliveryVatPercent(order), gross: shipping, tax: shippingTax };
  return {
    goods: byRate(goods),
    discount: byRate(hasLineDiscounts(order) ? lineParts(order) : discountParts(order, goods)),
    delivery: byRate([delivery]),
  };
}

/** Adds up parts of the same rate, highest rate first; omits rates without an amount. */
export function byRate(parts: readonly Part[]): readonly VatLine[] {
  const percents = [...new Set(parts.map(({ percent }) => percent))].sort((a, b) => b - a);
  return percents
    .map((percent) => {
      const alike = parts.filter((part) => part.percent === percent);
      const gross = sumOf(alike, (part) => part.gross);
      const tax = sumOf(alike, (part) => part.tax);
      return { percent, net: gross - tax, tax, gross };
    })
    .filter(({ gross, tax }) => gross !== 0 || tax !== 0);
}

/** Recorded discounts reduce the band of their line. */
function lineParts(order: Taxed): readonly Part[] {
  return order.items.map((item) => {
    const { discount = 0, taxDiscount = 0 } = item;
    return { percent: vatPercentOf(item, order), gross: 0 - discount, tax: 0 - taxDiscount };
  });
}

/** Divides the discount and its tax between the lines, in proportion and without a remainder. */
function discountParts({ discount, taxDiscount }: Taxed, goods: readonly Part[]): readonly Part[] {
  const gross = sumOf(goods, (part) => part.gross);
  const tax = sumOf(goods, (part) => part.tax);
  return goods.map((part, nth) => {
    const before = goods.slice(0, nth);
    const fromGross = sumOf(before, (one) => one.gross);
    const fromTax = sumOf(before, (one) => one.tax);
    return {
      percent: part.percent,
      gross: -shareOf(discount, { from: fromGross, to: fromGross + part.gross, whole: gross }),
      tax: -shareOf(taxDiscount, { from: fromTax, to: fromTax + part.tax, whole: tax }),
    };
  });
}

function sumOf(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + amountOf(part), 0);
}

function legacyRateOf(tax: number): TaxRate {
  return tax === 0 ? 0 : legacyTaxRate;
}

function percentOf(rate: TaxRate): number {
  return rate / 1000;
}
