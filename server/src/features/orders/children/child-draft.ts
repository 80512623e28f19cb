import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import { shareOf, type Range } from '@selvedge/shared/shares';
import {
  shippingRefundSku,
  type ChildOrderType,
} from '@selvedge/shared/orders/children/child-order';
import type { AddChildOrder } from '@selvedge/shared/orders/children/contract';
import type { OrderItem } from '@selvedge/shared/orders/contract';
import { lineDiscountsOf, type LineDiscount } from '@selvedge/shared/orders/line-discount';
import { lineTaxOf } from '@selvedge/shared/orders/line-tax';

import type { PlaceChildOrder } from '../aggregate/order.commands.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { BuyerErased, NothingToRefund } from '../aggregate/children/child.errors.js';

/** Fields that are not in the parent's row. */
type Frozen = Pick<PlaceChildOrder, 'orderId' | 'hash' | 'exchangeRate' | 'fulfillmentFactory'>;

/**
 * Builds the child order (ORD-005). Reprints and exchanges are free; a refund contains the refunded
 * amounts. Throws BuyerErased and NothingToRefund.
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
    tax: parent.tax,
    email,
    shippingAddress,
    billingAddress,
  };
}

/** Items keep their ids; the shipping item gets the next one. */
function itemsOf(
  parent: OrderRow,
  { childOrderType, items: requestedItems, isShippingRefunded }: AddChildOrder,
): readonly OrderItem[] {
  const { items, shipping, shippingTax, tax } = parent;
  const isRefund = childOrderType === 'refund';
  const taken = requestedItems.flatMap(({ id, quantity }): readonly OrderItem[] => {
    const found = items.find((one) => one.id === id);
    if (found === undefined) return [];
    const { discount, taxDiscount, ...item } = found;
    if (!isRefund) return [{ ...item, quantity, price: 0, tax: 0, lineTax: 0 }];
    const part = (amount: number) => shareOf(amount, rangeOf(item, parent, quantity));
    return [
      {
        ...item,
        quantity,
        lineTax: part(lineTaxOf(item)),
        ...(discount !== undefined && {
          discount: part(discount),
          taxDiscount: part(taxDiscount ?? 0),
        }),
      },
    ];
  });
  if (!isShippingRefunded) return taken;
  const next = Math.max(...items.map(({ id }) => id)) + 1;
  return [
    ...taken,
    shippingItem(next, {
      ...{ price: shipping, tax: shippingTax, lineTax: shippingTax },
      ...(tax && { taxRate: tax.shippingRate }),
    }),
  ];
}

/** Range of pieces of an item that follows those refunded before. */
function rangeOf(
  { id, quantity: whole }: Pick<OrderItem, 'id' | 'quantity'>,
  { children }: Pick<OrderRow, 'children'>,
  quantity: number,
): Range {
  const from = children
    .filter(({ childOrderType }) => childOrderType === 'refund')
    .flatMap(({ items }) => items)
    .reduce((sum, refunded) => sum + (refunded.itemId === id ? refunded.quantity : 0), 0);
  return { from, to: from + quantity, whole };
}

/** Pseudo item for refunded shipping (ORD-040). */
function shippingItem(
  id: number,
  worth: Pick<OrderItem, 'price' | 'tax' | 'lineTax' | 'taxRate'>,
): OrderItem {
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
  const subtotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const goodsTax = items.reduce((sum, item) => sum + lineTaxOf(item), 0);
  const back = childOrderType === 'refund' ? discountBack(items, parent) : noDiscount;
  const total = subtotal - back.discount;
  if (childOrderType === 'refund' && total === 0) throw new NothingToRefund();
  return {
    subtotal,
    goodsTax,
    ...{ shipping: 0, shippingTax: 0 },
    ...back,
    total,
    currency: parent.currency,
  };
}

const noDiscount: LineDiscount = { discount: 0, taxDiscount: 0 };

/**
 * Share of the order discount in the refunded pieces. Lines and pieces divide it without a
 * remainder, so that refunds of all pieces add up to it.
 */
function discountBack(refunded: readonly OrderItem[], parent: OrderRow): LineDiscount {
  const ofLines = lineDiscountsOf(parent);
  const back = { ...noDiscount };
  for (const [nth, item] of parent.items.entries()) {
    const taken = refunded.find(({ id }) => id === item.id);
    if (taken === undefined) continue;
    const pieces = rangeOf(item, parent, taken.quantity);
    const { discount, taxDiscount } = ofLines[nth] ?? noDiscount;
    back.discount += shareOf(discount, pieces);
    back.taxDiscount += shareOf(taxDiscount, pieces);
  }
  return back;
}
