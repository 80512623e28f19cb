import type {
  Address,
  CheckoutTotals,
  PlaceOrderRequest,
} from '@selvedge/shared/checkout/contract';
import { regionOf, taxOfPiece, totalsOf, type PricedLine } from '@selvedge/shared/checkout/totals';
import type { OrderAddress, OrderItem } from '@selvedge/shared/ordering/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { BasketLine } from '../baskets/index.js';
import type { PlaceOrder } from '../ordering/index.js';
import { BasketEmpty, ItemNoLongerAvailable, TotalHasChanged } from './checkout.errors.js';

/** What identifies the order and its shopper; everything else is in the basket and the request. */
export interface Identity {
  readonly orderId: number;
  readonly hash: string;
  readonly customerId: number | null;
}

/** PAY-022, PAY-023: what the available part of a basket costs where it goes. */
export function quoteOf(
  lines: readonly BasketLine[],
  store: Pick<Store, 'shipping' | 'currency'>,
  country: string,
): CheckoutTotals {
  const { shipping, currency } = store;
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
  store: Pick<Store, 'shipping' | 'currency'>,
): PlaceOrder {
  const { email, shippingAddress, billingAddress = shippingAddress, expectedTotal } = request;
  if (lines.length === 0) throw new BasketEmpty();
  if (lines.some(({ available }) => !available)) throw new ItemNoLongerAvailable();
  const totals = quoteOf(lines, store, shippingAddress.country);
  if (expectedTotal !== undefined && expectedTotal !== totals.total) {
    throw new TotalHasChanged(totals);
  }
  return {
    type: 'PlaceOrder',
    orderId,
    hash,
    customerId,
    status: 'to_be_paid',
    fulfillmentFactory: null,
    items: lines.map((line, index) => itemOf(line, index + 1, shippingAddress.country)),
    totals,
    email,
    shippingAddress: addressOf(shippingAddress),
    billingAddress: addressOf(billingAddress),
  };
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
  const { productUuid, sku, name, image, options, quantity, priceIncTax: price } = line;
  const tax = taxOfPiece(pricedOf(line), regionOf(country));
  const pieces = line.pieces.length === 0 ? {} : { pieces: line.pieces };
  return { id, productUuid, sku, name, image, options, ...pieces, quantity, price, tax };
}
