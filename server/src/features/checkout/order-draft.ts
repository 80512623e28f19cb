import type { Address } from '@selvedge/shared/addresses/contract';
import type { PlaceOrderRequest } from '@selvedge/shared/checkout/contract';
import { deliveryPriceTo, type Selling } from '@selvedge/shared/checkout/selling';
import {
  itemTaxOf,
  totalsOf,
  type PricedLine,
  type CheckoutTotals,
} from '@selvedge/shared/pricing/totals';
import { orderTaxOf, type SaleRates, type SaleTax } from '@selvedge/shared/tax/sale-tax';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';

import type { BasketLine } from '../baskets/index.js';
import type { PlaceOrder } from '../orders/index.js';
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

/** PAY-022, PAY-023: returns the costs of the available part of a basket for a destination. */
export function quoteOf(
  lines: readonly BasketLine[],
  { selling, tax: { rates } }: SaleTerms,
  country: string,
): CheckoutTotals {
  const priced = lines.filter(({ available }) => available).map(pricedOf);
  const price = deliveryPriceTo(country, selling);
  return totalsOf(priced, { rates, price, currency: selling.currency });
}

/**
 * PAY-008: builds the order with current names, prices and images frozen. Throws BasketEmpty,
 * ItemNoLongerAvailable and TotalHasChanged.
 */
export function draftOf(
  { orderId, hash, customerId }: Identity,
  lines: readonly BasketLine[],
  request: PlaceOrderRequest,
  { selling, tax }: SaleTerms,
): PlaceOrder {
  const { email, shippingAddress, billingAddress = shippingAddress } = request;
  if (lines.length === 0) throw new BasketEmpty();
  if (lines.some(({ available }) => !available)) throw new ItemNoLongerAvailable();
  const totals = quoteOf(lines, { selling, tax }, shippingAddress.country);
  if (!isExpected(totals, request)) throw new TotalHasChanged(totals);
  return {
    type: 'PlaceOrder',
    orderId,
    hash,
    customerId,
    status: 'to_be_paid',
    fulfillmentFactory: null,
    items: lines.map((line, index) => itemOf(line, index + 1, tax.rates)),
    totals,
    tax: orderTaxOf(tax),
    exchangeRate: selling.exchangeRate,
    email,
    shippingAddress: addressOf(shippingAddress),
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

function pricedOf({ quantity, priceIncTax: price, vatRate }: BasketLine): PricedLine {
  return { quantity, price, vatRate };
}

function itemOf(line: BasketLine, id: number, rates: SaleRates): OrderItem {
  const { productUuid, sku, name, image, options, pieces, quantity, priceIncTax: price } = line;
  const tax = itemTaxOf(pricedOf(line), rates);
  return { id, productUuid, sku, name, image, options, pieces, quantity, price, ...tax };
}
