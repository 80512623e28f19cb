import type { OrderStageChanged } from '@selvedge/shared/live/contract';
import type { AtlasOrderRow, AtlasOrders } from '@selvedge/shared/orders/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

/** A stage change and where in the log it stands. */
export interface Moved {
  readonly division: number;
  readonly position: number;
  readonly change: OrderStageChanged;
}

/** The row after a change; a row that already knows something newer stays as it is. */
export function moveRow<Row extends AtlasOrderRow>(
  row: Row,
  { division, position, change }: Moved,
): Row {
  const isThis = row.id === change.orderId && row.division === division;
  if (!isThis || position <= row.position) return row;
  return {
    ...row,
    status: change.to,
    stage: change.stage,
    percentComplete: change.percent,
    changedAt: change.at,
    changedBy: change.by ?? null,
    position,
  };
}

/** A shown page of orders after a change; undefined when the change concerns a row that is not on it. */
export function moveOn(orders: AtlasOrders, moved: Moved): AtlasOrders | undefined {
  const before = orders.data.find((row) => row.id === moved.change.orderId);
  if (before === undefined) return undefined;
  const after = moveRow(before, moved);
  if (after === before) return orders;
  return {
    ...orders,
    data: orders.data.map((row) => (row === before ? after : row)),
    counts: recount(orders.counts, before.status, after.status),
  };
}

function recount(
  counts: AtlasOrders['counts'],
  from: OrderStatus,
  to: OrderStatus,
): AtlasOrders['counts'] {
  return {
    ...counts,
    [from]: Math.max(0, (counts[from] ?? 0) - 1),
    [to]: (counts[to] ?? 0) + (from === to ? 0 : 1),
  };
}
