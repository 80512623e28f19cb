import type { VatLine } from '../../tax/sale-tax.js';
import type { TaxRate } from '../../tax/tax-rates.js';
import type { OrderItem, ShopperOrder } from '../contract.js';
import { lineDiscountsOf } from '../line-discount.js';
import { legacyTaxRate, lineTaxOf } from '../line-tax.js';

type Taxed = Pick<
  ShopperOrder,
  | 'items'
  | 'subtotal'
  | 'shipping'
  | 'goodsTax'
  | 'shippingTax'
  | 'discount'
  | 'taxDiscount'
  | 'tax'
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
  const discounts = lineDiscountsOf(order).map((line, nth): Part => ({
    percent: goods[nth]?.percent ?? 0,
    gross: -line.discount,
    tax: -line.taxDiscount,
  }));
  return { goods: byRate(goods), discount: byRate(discounts), delivery: byRate([delivery]) };
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

function sumOf(parts: readonly Part[], amountOf: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + amountOf(part), 0);
}

function legacyRateOf(tax: number): TaxRate {
  return tax === 0 ? 0 : legacyTaxRate;
}

function percentOf(rate: TaxRate): number {
  return rate / 1000;
}
