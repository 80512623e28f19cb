import { standardVatPercent } from '../../pricing/totals.js';
import type { OrderItem, ShopperOrder } from '../contract.js';
import { lineTaxOf } from '../line-tax.js';

/** Amounts of an order with one VAT rate, in minor units of its currency. */
export interface VatLine {
  readonly percent: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

type Taxed = Pick<
  ShopperOrder,
  'items' | 'shipping' | 'goodsTax' | 'shippingTax' | 'discount' | 'taxDiscount'
>;

/** Part of an order with one rate. */
type Part = Omit<VatLine, 'net'>;

/**
 * VAT rate of an item in percent. The tax of a line of a few pence is 0; its recorded band still
 * determines the rate if the order is taxed at all.
 */
export function vatPercentOf(
  item: Pick<OrderItem, 'quantity' | 'tax' | 'lineTax' | 'vatRate'>,
  { goodsTax, shippingTax }: Pick<Taxed, 'goodsTax' | 'shippingTax'>,
): number {
  const isTaxed = item.vatRate === 1 && goodsTax + shippingTax > 0;
  return isTaxed ? standardVatPercent : percentOf(lineTaxOf(item));
}

/** VAT rate of the delivery in percent. */
export function deliveryVatPercent({ shippingTax }: Pick<Taxed, 'shippingTax'>): number {
  return percentOf(shippingTax);
}

/**
 * Returns the tax of an order by VAT band, highest first. The lines add up to its total (ORD-039).
 */
export function vatLinesOf(order: Taxed): readonly VatLine[] {
  const { items, shipping, shippingTax } = order;
  const goods = items.map((item): Part => {
    const gross = item.quantity * item.price;
    return { percent: vatPercentOf(item, order), gross, tax: lineTaxOf(item) };
  });
  const delivery = { percent: deliveryVatPercent(order), gross: shipping, tax: shippingTax };
  const parts = [...goods, delivery, ...discountParts(order, goods)];
  return [standardVatPercent, 0]
    .map((percent) => {
      const alike = parts.filter((part) => part.percent === percent);
      const gross = alike.reduce((sum, part) => sum + part.gross, 0);
      const tax = alike.reduce((sum, part) => sum + part.tax, 0);
      return { percent, net: gross - tax, tax, gross };
    })
    .filter(({ gross }) => gross !== 0);
}

/**
 * Divides the discount between the bands. Its tax determines the taxed part, which is limited to
 * the amounts of the goods. Otherwise the tax of a band would not match its rate.
 */
function discountParts({ discount, taxDiscount }: Taxed, goods: readonly Part[]): readonly Part[] {
  const grossOf = (isTaxed: boolean) =>
    goods.reduce((sum, { percent, gross }) => sum + (percent > 0 === isTaxed ? gross : 0), 0);
  const implied = Math.round((taxDiscount * (100 + standardVatPercent)) / standardVatPercent);
  const taxed = Math.min(discount, grossOf(true), Math.max(implied, discount - grossOf(false)));
  return [
    { percent: standardVatPercent, gross: -taxed, tax: -taxDiscount },
    { percent: 0, gross: taxed - discount, tax: 0 },
  ];
}

function percentOf(tax: number): number {
  return tax === 0 ? 0 : standardVatPercent;
}
