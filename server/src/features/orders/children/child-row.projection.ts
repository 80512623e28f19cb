import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { ChildOrderAdded, ParentOrder } from './child.events.js';

/** ORD-005, as it is kept: names and states are looked up when somebody reads it. */
export interface ChildEntry extends Omit<ChildOrderAdded, 'type' | 'orderId' | 'hash'> {
  readonly actor: string;
  readonly createdAt: string;
}

/** What the row of an order holds of those that it belongs to. */
export interface RelationColumns {
  readonly parent: ParentOrder | null;
  readonly children: readonly ChildEntry[];
}

export function childAdded(
  { childOrderId, childOrderType, reason, items, isShippingRefunded }: ChildOrderAdded,
  { actor, occurredAt: createdAt }: Recorded,
  { children }: Pick<RelationColumns, 'children'>,
): Pick<RelationColumns, 'children'> {
  const entry = { childOrderId, childOrderType, reason, items, isShippingRefunded };
  return { children: [...children, { ...entry, actor, createdAt }] };
}
