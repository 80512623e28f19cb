import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { ChildOrderAdded, ParentOrder } from '../aggregate/children/child.events.js';

/** Child order as stored in the parent's row; names and states are resolved on read. */
export interface ChildEntry extends Omit<ChildOrderAdded, 'type' | 'orderId' | 'hash'> {
  readonly actor: string;
  readonly createdAt: string;
}

/** Parent and child columns of an order row. */
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
