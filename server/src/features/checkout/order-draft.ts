import type { Address, ShippingAddress } from '@selvedge/shared/addresses/contract';
import type { PlaceOrderRequest } from '@selvedge/shared/checkout/contract';
import { deliveryPriceTo, type Selling } from '@selvedge/shared/checkout/selling';
import {
  itemTaxOf,
  taxDiscountOf,
  totalsOf,
  type PricedLine,
  type CheckoutTotals,
} from '@selvedge/shared/pricing/totals';
import { orderTaxOf, type SaleRates, type SaleTax } from '@selvedge/shared/tax/sale-tax';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';

import type { BasketLine } from '../baskets/index.js';
import type { OfferedSale } from '../discounts/index.js';
import type { PlaceOrder } from '../orders/index.js';
import { InvalidInput } from '../../platform/refusals.js';
import { BasketEmpty, ItemNoLongerAvailable, TotalHasChanged } from './checkout.errors.js';

/** Identifies the order and its customer; everything else comes from basket and request. */
export interface Identity {
  readonly orderId: number;
  readonly hash: string;
  readonly customerId: number | null;
}

/** Selling conditions and tax of an order. */
export interface SaleTerms {
  readonly selling: Selling;
  readonly tax: SaleTax;
}

/** Basket lines with the discounts on the available ones. */
export interface DiscountedBasket {
  readonly lines: readonly BasketLine[];
  readonly sale: OfferedSale;
}

/** PAY-022, PAY-023: returns the costs of the available part of a basket for a destination. */
export function quoteOf(
  { lines, sale }: DiscountedBasket,
  { selling, tax: { rates } }: SaleTerms,
  country: string,
): CheckoutTotals {
  const priced = lines
    .filter(({ available }) => available)
    .map((line, nth) => pricedOf(line, sale.lines[nth]));
  const items = priced.reduce((sum, { quantity }) => sum + quantity, 0);
  const price = sale.isFreeDelivery ? 0 : deliveryPriceTo(country, items, selling);
  return totalsOf(priced, { rates, price, currency: selling.currency });
}

/**
 * PAY-008: builds the order with current names, prices and images frozen. Throws BasketEmpty,
 * ItemNoLongerAvailable and TotalHasChanged.
 */
export function draftOf(
  { orderId, hash, customerId }: Identity,
  { lines, sale }: DiscountedBasket,
  request: PlaceOrderRequest,
  { selling, tax }: SaleTerms,
): Omit<PlaceOrder, 'discounts'> {
  const { email, shippingAddress, billingAddress = shippingAddress } = request;
  if (lines.length === 0) throw new BasketEmpty();
  if (lines.some(({ available }) => !available)) throw new ItemNoLongerAvailable();
  const totals = quoteOf({ lines, sale }, { selling, tax }, shippingAddress.country);
  if (!isExpected(totals, request)) throw new TotalHasChanged(totals);
  assertCoupon(sale, request);
  return {
    type: 'PlaceOrder',
    orderId,
    hash,
    customerId,
    status: 'to_be_paid',
    fulfillmentFactory: null,
    items: lines.map((line, nth) =>
      itemOf(nth + 1, pricedOf(line, sale.lines[nth]), line, tax.rates),
    ),
    totals,
    tax: orderTaxOf(tax),
    exchangeRate: selling.exchangeRate,
    email,
    shippingAddress: shippingAddressOf(shippingAddress),
    billingAddress: addressOf(billingAddress),
  };
}

/**
 * Whether the customer has seen this total. The same amount in another currency is a different
 * total.
 */
function isExpected(
  { total, currency }: CheckoutTotals,
  { expectedTotal = total, expectedCurrency = currency }: PlaceOrderRequest,
): boolean {
  return expectedTotal === total && expectedCurrency === currency;
}

/** Customers who have not seen the total are not charged more than their code promises. */
function assertCoupon(
  { coupon }: OfferedSale,
  { expectedTotal, coupon: named }: PlaceOrderRequest,
) {
  if (named && expectedTotal === undefined && coupon !== null && coupon.message !== null)
    throw new InvalidInput({ coupon: [coupon.message] });
}

function shippingAddressOf({ eoriNumber, ...address }: ShippingAddress): OrderAddress {
  return { ...addressOf(address), ...(eoriNumber !== undefined && { eoriNumber }) };
}

export function addressOf({
  fullName,
  line1,
  line2,
  city,
  state,
  postcode,
  country,
}: Address): OrderAddress {
  const place = { city, ...(state && { state }), postcode, country };
  return { fullName, line1, line2: line2 || null, ...place };
}

function pricedOf(line: BasketLine, discount = 0): PricedLine {
  const { quantity, priceIncTax: price, vatRate } = line;
  return { quantity, price, vatRate, discount };
}

function itemOf(id: number, priced: PricedLine, line: BasketLine, rates: SaleRates): OrderItem {
  const { productUuid, sku, name, image, options, pieces } = line;
  const { quantity, price, discount = 0 } = priced;
  const taxDiscount = taxDiscountOf(priced, rates);
  return {
    ...{ id, productUuid, sku, name, image, options, pieces, quantity, price },
    ...itemTaxOf(priced, rates),
    ...(discount > 0 && { discount, taxDiscount }),
  };
}
