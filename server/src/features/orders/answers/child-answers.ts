import {
  shippingRefundSku,
  type ChildOrderType,
} from '@selvedge/shared/orders/children/child-order';
import type {
  ChildOrder,
  OrderRelations,
  ReturnLog,
} from '@selvedge/shared/orders/children/contract';
import type { AtlasOrderItem, OrderItem } from '@selvedge/shared/orders/contract';
import { hasLineDiscounts } from '@selvedge/shared/orders/line-discount';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

import type { OrderRow } from '../read-model/orders.projection.js';
import type { RelationColumns } from '../read-model/child-row.projection.js';

type Names = ReadonlyMap<string, string>;

/** Current statuses of related orders; orders that are not included have none in the response. */
export type Statuses = ReadonlyMap<number, OrderStatus>;

export function relatedIds({ parent, children }: RelationColumns): readonly number[] {
  const ids = children.map(({ childOrderId }) => childOrderId);
  return parent === null ? ids : [parent.orderId, ...ids];
}

export function relationsOf(
  { parent, children }: RelationColumns,
  { names, statuses }: { readonly names: Names; readonly statuses: Statuses },
): OrderRelations {
  const related = (id: number) => ({ id, status: statuses.get(id) ?? null });
  const idsOf = (type: ChildOrderType): readonly number[] =>
    children
      .filter(({ childOrderType }) => childOrderType === type)
      .map(({ childOrderId }) => childOrderId);
  return {
    parentOrder: parent && related(parent.orderId),
    childOrderType: parent?.childOrderType ?? null,
    childOrders: children.map(
      ({ childOrderId, childOrderType, reason, actor, createdAt }): ChildOrder => ({
        ...related(childOrderId),
        childOrderType,
        reason,
        user: names.get(actor) ?? null,
        createdAt,
      }),
    ),
    refundOrders: idsOf('refund'),
    exchangeOrders: idsOf('exchange'),
  };
}

type ReturnedItem = Pick<
  AtlasOrderItem,
  'priceTaxIncluded' | 'discountTaxIncluded' | 'returnLogs' | 'bundle' | 'parent'
>;

/** Returns the price, returns, bundle and parent item of an order item. */
export function returnedItemOf(item: OrderItem, order: OrderRow, names: Names): ReturnedItem {
  const isOfParent = order.parent !== null && item.sku !== shippingRefundSku;
  return {
    priceTaxIncluded: item.price,
    discountTaxIncluded: discountOfPiece(item, order),
    returnLogs: order.children.flatMap((child) => returnLogOf(item.id, child, names)),
    bundle: item.pieces.length === 0 ? null : item.productUuid,
    parent: isOfParent ? { orderId: order.parent.orderId, itemId: item.id } : null,
  };
}

/** Discount on one piece, tax included, rounded: that of its line, or its share of the order's. */
function discountOfPiece(
  { price, quantity, discount: ofLine = 0 }: Pick<OrderItem, 'price' | 'quantity' | 'discount'>,
  { items, subtotal, discount }: Pick<OrderRow, 'items' | 'subtotal' | 'discount'>,
): number {
  if (hasLineDiscounts({ items })) return Math.round(ofLine / quantity);
  return subtotal === 0 ? 0 : Math.round((price * discount) / subtotal);
}

function returnLogOf(
  id: number,
  child: RelationColumns['children'][number],
  names: Names,
): readonly ReturnLog[] {
  const { childOrderId, childOrderType, reason, createdAt, actor } = child;
  return child.items
    .filter(({ itemId }) => itemId === id)
    .map(({ quantity }) => ({
      childOrderId,
      childOrderType,
      quantity,
      reason,
      user: names.get(actor) ?? null,
      createdAt,
    }));
}
