import type {
  Address,
  CheckoutTotals,
  PlaceOrderRequest,
} from '@selvedge/shared/checkout/contract';
import { regionOf, taxOfPiece, totalsOf, type PricedLine } from '@selvedge/shared/checkout/totals';
import { exchanged, exchangeRate } from '@selvedge/shared/exchange';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { BasketLine } from '../baskets/index.js';
import type { PlaceOrder } from '../orders/index.js';
import { BasketEmpty, ItemNoLongerAvailable, TotalHasChanged } from './checkout.errors.js';

/** What identifies the order and its shopper; everything else is in the basket and the request. */
export interface Identity {
  readonly orderId: number;
  readonly hash: string;
  readonly customerId: number | null;
}

/** How a store sells to a shopper: all in the currency that they chose. */
export interface Selling {
  /** Flat, in minor units of `currency`. */
  readonly shipping: Store['shipping'];
  readonly currency: CurrencyCode;
  /** How many of `currency` are asked for one of the store's own. */
  readonly exchangeRate: number;
}

/** PAY-020: today's prices of delivery in the currency that was chosen. */
export function sellingIn(
  currency: CurrencyCode,
  { shipping, currency: own }: Pick<Store, 'shipping' | 'currency'>,
): Selling {
  const priceTo = (region: keyof Store['shipping']) =>
    exchanged({ amount: shipping[region], currency: own }, currency);
  return {
    shipping: { GB: priceTo('GB'), EU: priceTo('EU'), ROW: priceTo('ROW') },
    currency,
    exchangeRate: exchangeRate(own, currency),
  };
}

/** PAY-022, PAY-023: what the available part of a basket costs where it goes. */
export function quoteOf(
  lines: readonly BasketLine[],
  selling: Pick<Selling, 'shipping' | 'currency'>,
  country: string,
): CheckoutTotals {
  const { shipping, currency } = selling;
  const priced = lines.filter(({ available }) => available).map(pricedOf);
  return totalsOf(priced, { region: regionOf(country), shipping, currency });
}

/**
 * PAY-008: the order that a shopper asks for; names, prices and pictures are frozen as they are now.
 * Throws BasketEmpty, ItemNoLongerAvailable and TotalHasChanged.
 */
export function draftOf(
  { orderId, hash, customerId }: Identity,
  lines: readonly BasketLine[],
  request: PlaceOrderRequest,
  selling: Selling,
): PlaceOrder {
  const { email, shippingAddress, billingAddress = shippingAddress } = request;
  if (lines.length === 0) throw new BasketEmpty();
  if (lines.some(({ available }) => !available)) throw new ItemNoLongerAvailable();
  const totals = quoteOf(lines, selling, shippingAddress.country);
  if (!isExpected(totals, request)) throw new TotalHasChanged(totals);
  return {
    type: 'PlaceOrder',
    orderId,
    hash,
    customerId,
    status: 'to_be_paid',
    fulfillmentFactory: null,
    items: lines.map((line, index) => itemOf(line, index + 1, shippingAddress.country)),
    totals,
    exchangeRate: selling.exchangeRate,
    email,
    shippingAddress: addressOf(shippingAddress),
    billingAddress: addressOf(billingAddress),
  };
}

/** The same digits in another currency are another total. */
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
  postcode,
  country,
}: Address): OrderAddress {
  return { fullName, line1, line2: line2 || null, city, postcode, country };
}

function pricedOf({ quantity, priceIncTax: price, vatRate }: BasketLine): PricedLine {
  return { quantity, price, vatRate };
}

function itemOf(line: BasketLine, id: number, country: string): OrderItem {
  const { productUuid, sku, name, image, options, pieces, quantity, priceIncTax: price } = line;
  const tax = taxOfPiece(pricedOf(line), regionOf(country));
  return { id, productUuid, sku, name, image, options, pieces, quantity, price, tax };
}
