import type {
  Address,
  CheckoutTotals,
  PlaceOrderRequest,
} from '@selvedge/shared/checkout/contract';
import { regionOf, taxOfPiece, totalsOf, type PricedLine } from '@selvedge/shared/checkout/totals';
import { exchanged, exchangeRate } from '@selvedge/shared/exchange';
import { pricesByZone, zoneOf, type ByZone } from '@selvedge/shared/delivery/delivery-zone';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { homeOf } from '@selvedge/shared/stores/home';

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
  /** The country that it sends from. */
  readonly home: string;
  /** Flat, in minor units of `currency`. */
  readonly shipping: ByZone<number>;
  readonly currency: CurrencyCode;
  /** How many of `currency` are asked for one of the store's own. */
  readonly exchangeRate: number;
}

/** PAY-020: today's prices of delivery in the currency that was chosen. */
export function sellingIn(
  currency: CurrencyCode,
  store: Pick<Store, 'shipping' | 'currency' | 'country'>,
): Selling {
  const { currency: own } = store;
  const { home, near, far } = pricesByZone(store);
  const inIt = (amount: number) => exchanged({ amount, currency: own }, currency);
  return {
    home: homeOf(store),
    shipping: { home: inIt(home), near: inIt(near), far: inIt(far) },
    currency,
    exchangeRate: exchangeRate(own, currency),
  };
}

/** PAY-022, PAY-023: what the available part of a basket costs where it goes. */
export function quoteOf(
  lines: readonly BasketLine[],
  { home, shipping, currency }: Pick<Selling, 'home' | 'shipping' | 'currency'>,
  country: string,
): CheckoutTotals {
  const priced = lines.filter(({ available }) => available).map(pricedOf);
  const price = shipping[zoneOf(country, home)];
  return totalsOf(priced, { region: regionOf(country), price, currency });
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
