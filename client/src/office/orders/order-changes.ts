import type { OrderPrioritySetLive, OrderStageChanged } from '@selvedge/shared/live/contract';
import type { AtlasOrderRow, AtlasOrders } from '@selvedge/shared/orders/contract';

/** Event of an order with its log position. */
interface Happened<Change> {
  readonly division: number;
  readonly position: number;
  readonly change: Change;
}

export type Moved = Happened<OrderStageChanged>;
export type Pressed = Happened<OrderPrioritySetLive>;

/** Loaded pages of a list. */
export interface LoadedOrders {
  readonly pages: readonly Pick<AtlasOrders, 'data'>[];
}

/** Returns the row after a stage change; returns the same row if it is already newer. */
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

/** Returns the row after a priority change; returns the same row if it is already newer. */
export function prioritizeRow<Row extends AtlasOrderRow>(
  row: Row,
  { position, change: { priority } }: Pressed,
): Row {
  return position <= row.position ? row : { ...row, priority, position };
}

/** Returns the list with one row changed in place, or undefined if the row is not loaded. */
export function changeRow<List extends LoadedOrders>(
  list: List,
  { id, division }: Pick<AtlasOrderRow, 'id' | 'division'>,
  change: (row: AtlasOrderRow) => AtlasOrderRow,
): List | undefined {
  const isThis = (row: AtlasOrderRow) => row.id === id && row.division === division;
  const at = list.pages.findIndex(({ data }) => data.some(isThis));
  if (at === -1) return undefined;
  const changed = (data: readonly AtlasOrderRow[]) =>
    data.map((row) => (isThis(row) ? change(row) : row));
  return {
    ...list,
    pages: list.pages.map((page, place) =>
      place === at ? { ...page, data: changed(page.data) } : page,
    ),
  };
}

/** Returns the list without one row, or undefined if the row is not loaded. */
export function withoutRow<List extends LoadedOrders>(
  list: List,
  { id, division }: Pick<AtlasOrderRow, 'id' | 'division'>,
): List | undefined {
  const isThis = (row: AtlasOrderRow) => row.id === id && row.division === division;
  if (!list.pages.some(({ data }) => data.some(isThis))) return undefined;
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.filter((row) => !isThis(row)),
  }));
  return { ...list, pages };
}

/** Returns how many of these orders are not loaded. */
export function countNew({ pages }: LoadedOrders, rows: readonly AtlasOrderRow[]): number {
  const loadedIds = new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)));
  return rows.filter(({ id }) => !loadedIds.has(id)).length;
}
