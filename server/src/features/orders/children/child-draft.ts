import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
import {
  shippingRefundSku,
  type ChildOrderType,
} from '@selvedge/shared/orders/children/child-order';
import type { AddChildOrder } from '@selvedge/shared/orders/children/contract';
import type { OrderItem } from '@selvedge/shared/orders/contract';

import type { PlaceChildOrder } from '../order.commands.js';
import type { OrderRow } from '../orders.projection.js';
import { BuyerErased, NothingToRefund } from './child.errors.js';

/** Fields that are not in the parent's row. */
type Frozen = Pick<PlaceChildOrder, 'orderId' | 'hash' | 'exchangeRate' | 'fulfillmentFactory'>;

/**
 * Builds the child order (ORD-005). Reprints and exchanges are free; a refund has the amounts that
 * go back. Throws BuyerErased and NothingToRefund.
 */
export function childDraftOf(
  frozen: Frozen,
  parent: OrderRow,
  input: AddChildOrder,
): PlaceChildOrder {
  const { email, shippingAddress, billingAddress, customerId, subject } = parent;
  if (email === null || shippingAddress === null || billingAddress === null)
    throw new BuyerErased();
  const { childOrderType } = input;
  const items = itemsOf(parent, input);
  return {
    ...frozen,
    type: 'PlaceChildOrder',
    customerId,
    subject,
    parent: { orderId: parent.orderId, childOrderType },
    status: childOrderType === 'refund' ? 'refunded' : 'paid',
    items,
    totals: totalsOf(items, parent, childOrderType),
    email,
    shippingAddress,
    billingAddress,
  };
}

/** Share of the order discount per piece, tax included. */
export function discountOfPiece(
  { price }: Pick<OrderItem, 'price'>,
  { subtotal, discount }: Pick<CheckoutTotals, 'subtotal' | 'discount'>,
): number {
  return subtotal === 0 ? 0 : Math.round((price * discount) / subtotal);
}

/** Items keep their ids; the shipping item gets the next one. */
function itemsOf(
  { items, shipping, shippingTax }: OrderRow,
  { childOrderType, items: requestedItems, isShippingRefunded }: AddChildOrder,
): readonly OrderItem[] {
  const isRefund = childOrderType === 'refund';
  const taken = requestedItems.flatMap(({ id, quantity }) => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return [];
    return [{ ...item, quantity, ...(!isRefund && { price: 0, tax: 0 }) }];
  });
  if (!isShippingRefunded) return taken;
  const next = Math.max(...items.map(({ id }) => id)) + 1;
  return [...taken, shippingItem(next, { price: shipping, tax: shippingTax })];
}

/** Pseudo item for refunded shipping (ORD-040). */
function shippingItem(id: number, worth: Pick<OrderItem, 'price' | 'tax'>): OrderItem {
  return {
    id,
    productUuid: '',
    sku: shippingRefundSku,
    name: 'Shipping',
    image: '',
    options: { Colour: '', Size: '' },
    pieces: [],
    quantity: 1,
    ...worth,
  };
}

function totalsOf(
  items: readonly OrderItem[],
  parent: OrderRow,
  childOrderType: ChildOrderType,
): CheckoutTotals {
  const sum = (ofPiece: (item: OrderItem) => number) =>
    items.reduce((total, item) => total + item.quantity * ofPiece(item), 0);
  const subtotal = sum(({ price }) => price);
  const discount = sum((item) =>
    item.sku === shippingRefundSku ? 0 : discountOfPiece(item, parent),
  );
  const total = subtotal - discount;
  if (childOrderType === 'refund' && total === 0) throw new NothingToRefund();
  return {
    subtotal,
    goodsTax: sum(({ tax }) => tax),
    shipping: 0,
    shippingTax: 0,
    discount,
    taxDiscount: 0,
    total,
    currency: parent.currency,
  };
}
