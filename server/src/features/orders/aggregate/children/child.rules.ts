import type { OrderItem } from '@selvedge/shared/orders/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { soldStatuses } from '@selvedge/shared/orders/sales/sold';

import { NothingOrdered } from '../order.errors.js';
import type { OrderPlaced } from '../order.events.js';
import type { AddChildOrder } from './child.commands.js';
import {
  ChildItemUnknown,
  ChildOrdersHaveChanged,
  OrderNotSold,
  ShippingNotRefundable,
  TooManyPieces,
} from './child.errors.js';
import type { ChildOrderAdded } from './child.events.js';

/** Decision state about an order's children. */
export interface Children {
  readonly count: number;
  /** Pieces of each item that are not refunded, by item id. */
  readonly left: Readonly<Record<number, number>>;
  readonly isShippingRefunded: boolean;
}

interface ParentOfMany {
  readonly hash: string;
  readonly status: OrderStatus;
  readonly children: Children;
}

/** Initial state of a new order. */
export function noChildren(items: readonly OrderItem[]): Children {
  const left = Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
  return { count: 0, left, isShippingRefunded: false };
}

/**
 * Adds a child order. Throws OrderNotSold, ChildOrdersHaveChanged, NothingOrdered,
 * ChildItemUnknown, TooManyPieces and ShippingNotRefundable.
 */
export function addChild(
  { childOrders, amount: _amount, returned: _returned, ...command }: AddChildOrder,
  { hash, status, children }: ParentOfMany,
): readonly ChildOrderAdded[] {
  if (!soldStatuses.includes(status)) throw new OrderNotSold();
  if (childOrders !== children.count) throw new ChildOrdersHaveChanged();
  if (command.items.length === 0 && !command.isShippingRefunded) throw new NothingOrdered();
  for (const { itemId, quantity } of command.items) {
    const left = children.left[itemId];
    if (left === undefined) throw new ChildItemUnknown();
    if (quantity > left) throw new TooManyPieces(left);
  }
  if (command.isShippingRefunded) mayRefundShipping(command, children);
  return [{ ...command, type: 'ChildOrderAdded', hash }];
}

function mayRefundShipping(
  { childOrderType }: Pick<AddChildOrder, 'childOrderType'>,
  { isShippingRefunded }: Children,
): void {
  if (childOrderType !== 'refund' || isShippingRefunded) throw new ShippingNotRefundable();
}

export function childrenAfter(children: Children, event: ChildOrderAdded): Children {
  const count = children.count + 1;
  if (event.childOrderType !== 'refund') return { ...children, count };
  const left = { ...children.left };
  for (const { itemId, quantity } of event.items) left[itemId] = (left[itemId] ?? 0) - quantity;
  const isShippingRefunded = children.isShippingRefunded || event.isShippingRefunded;
  return { count, left, isShippingRefunded };
}

/** Items the factory produces; none for a refund. */
export function madeItems({ items, parent }: Pick<OrderPlaced, 'items' | 'parent'>) {
  return parent?.childOrderType === 'refund' ? [] : items;
}
