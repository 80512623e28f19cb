import { flowOf, stageOf } from '@selvedge/shared/orders/order-status';

import type { OrderCommand, PlaceChildOrder, PlaceOrder } from '../order.commands.js';
import { NothingOrdered, OrderAlreadyPlaced, StatusNotInFlow } from '../order.errors.js';
import type { OrderPlaced } from '../order.events.js';

export type Placing = PlaceOrder | PlaceChildOrder;

export function isPlacing(command: OrderCommand): command is Placing {
  return command.type === 'PlaceOrder' || command.type === 'PlaceChildOrder';
}

/** Places an order. Throws OrderAlreadyPlaced, NothingOrdered and StatusNotInFlow. */
export function place(
  command: Placing,
  { placed }: { readonly placed: boolean },
): readonly OrderPlaced[] {
  if (placed) throw new OrderAlreadyPlaced(command.orderId);
  return [placedBy(command)];
}

function placedBy(command: Placing): OrderPlaced {
  const { orderId, hash, customerId, status, fulfillmentFactory: factory } = command;
  const { items, totals, tax, discounts = [], exchangeRate, email } = command;
  const { shippingAddress, billingAddress } = command;
  const flow = flowOf([status], factory?.printsPaper ?? false);
  if (items.length === 0) throw new NothingOrdered();
  if (stageOf(flow, status) === undefined) throw new StatusNotInFlow(flow, status);
  return {
    type: 'OrderPlaced',
    orderId,
    hash,
    subject: subjectOf(command),
    customerId,
    flow,
    status,
    fulfillmentFactory: factory?.code ?? null,
    parent: 'parent' in command ? command.parent : null,
    items,
    totals,
    tax,
    discounts,
    exchangeRate,
    email,
    shippingAddress,
    billingAddress,
  };
}

/** A child order has the data subject of its parent. */
function subjectOf(command: Placing): string {
  if ('subject' in command) return command.subject;
  const { customerId, orderId } = command;
  return customerId === null ? `order:${orderId}` : `customer:${customerId}`;
}
