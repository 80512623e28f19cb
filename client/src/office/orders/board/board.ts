import type { OrderDeletedLive, OrderPrioritySetLive } from '@selvedge/shared/live/contract';
import type { AtlasOrderRow, AtlasOrders } from '@selvedge/shared/orders/contract';
import { rankOf } from '@selvedge/shared/orders/order-priority';
import type { OrderSort } from '@selvedge/shared/orders/order-sort';
import {
  isClosing,
  ORDER_FLOWS,
  stageCount,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import { moveRow, type Moved } from '../order-changes.js';

/** Loaded orders of a stage, from the first one. `next` is null if all are loaded. */
export interface Column {
  readonly rows: readonly AtlasOrderRow[];
  readonly next: string | null;
  /** Last order of the last loaded page, where `next` continues even if that order has left. */
  readonly end: AtlasOrderRow | undefined;
}

type OrderKey = Pick<AtlasOrderRow, 'id' | 'division'>;

/** Columns of a flow's stages, and the number of orders by status. */
export interface Board {
  readonly flow: OrderFlow;
  readonly columns: readonly Column[];
  readonly counts: AtlasOrders['counts'];
}

export function emptyBoard(flow: OrderFlow): Board {
  const columns = Array.from({ length: stageCount(flow) }, () => ({
    rows: [],
    next: null,
    end: undefined,
  }));
  return { flow, columns, counts: {} };
}

/** Open stages sort by priority and age, the closing stage by last change. */
export function sortOf(flow: OrderFlow, stage: number): OrderSort {
  return isClosing(flow, stage) ? 'moved' : 'due';
}

/** Adds a page of orders to a stage. Skips rows that `isOld` reports as outdated. */
export function load(
  board: Board,
  stage: number,
  { data, next }: Pick<AtlasOrders, 'data' | 'next'>,
  isOld: (row: AtlasOrderRow) => boolean = () => false,
): Board {
  const fresh = data.filter((row) => !isOld(row) && isNews(board, row));
  const sort = sortOf(board.flow, stage);
  return withColumn(fresh.reduce(remove, board), stage, ({ rows, end }) => ({
    rows: [...rows, ...fresh].sort((one, other) => (comesFirst(one, other, sort) ? -1 : 1)),
    next,
    end: data.at(-1) ?? end,
  }));
}

/** Replaces a stage with its first page. */
export function reload(
  board: Board,
  stage: number,
  page: Pick<AtlasOrders, 'data' | 'next'>,
  isOld?: (row: AtlasOrderRow) => boolean,
): Board {
  const emptied = withColumn(board, stage, () => ({ rows: [], next: page.next, end: undefined }));
  return load(emptied, stage, page, isOld);
}

/** Returns the number of orders in a stage. */
export function countOf({ flow, counts }: Board, stage: number): number {
  const statuses: readonly OrderStatus[] = ORDER_FLOWS[flow][stage] ?? [];
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** Adds one order to the count of a status. */
export function count(board: Board, status: OrderStatus): Board {
  const counts = { ...board.counts, [status]: (board.counts[status] ?? 0) + 1 };
  return { ...board, counts };
}

/** Places a row in the column of its stage, if it belongs to the loaded range. */
export function put(board: Board, row: AtlasOrderRow): Board {
  return putFrom(board, row, placeOf(board, row));
}

/** Like `put`, with the row's current place already known. */
function putFrom(board: Board, row: AtlasOrderRow, at: Place | undefined): Board {
  const existing = at && rowAt(board, at);
  if (existing !== undefined && existing.position > row.position) return board;
  const without = at === undefined ? board : removeAt(board, at);
  if (row.flow !== board.flow) return without;
  return withColumn(without, row.stage, (column) => ({
    ...column,
    rows: inserted(column, row, sortOf(board.flow, row.stage)),
  }));
}

/** Applies a stage change to the order, if it is loaded, and to the counts. */
export function move(
  board: Board,
  moved: Moved,
  at = placeOf(board, { id: moved.change.orderId, division: moved.division }),
): Board {
  const { change } = moved;
  if (change.flow !== board.flow) return board;
  const row = at && rowAt(board, at);
  const isOld = row !== undefined && moved.position <= row.position;
  if (isOld) return board;
  const { from, to } = change;
  const counts = {
    ...board.counts,
    [from]: Math.max(0, (board.counts[from] ?? 0) - 1),
    [to]: (board.counts[to] ?? 0) + 1,
  };
  const counted = { ...board, counts };
  return row === undefined ? counted : putFrom(counted, moveRow(row, moved), at);
}

/** Applies a priority change to an order, if it is loaded. */
export function setRowPriority(
  board: Board,
  {
    division,
    position,
    change: { orderId: id, priority },
  }: Omit<Moved, 'change'> & { readonly change: OrderPrioritySetLive },
): Board {
  const row = rowOn(board, { id, division });
  return row === undefined ? board : put(board, { ...row, priority, position });
}

/** Removes a deleted order and its count. */
export function drop(
  board: Board,
  { division, change }: Omit<Moved, 'change'> & { readonly change: OrderDeletedLive },
): Board {
  if (change.flow !== board.flow) return board;
  const { status, orderId: id } = change;
  const counts = { ...board.counts, [status]: Math.max(0, (board.counts[status] ?? 0) - 1) };
  return { ...remove(board, { id, division }), counts };
}

export interface Place {
  readonly stage: number;
  readonly index: number;
}

/** Returns the place of an order, or undefined if it is not loaded. */
export function placeOf({ columns }: Board, order: OrderKey): Place | undefined {
  // Runs on every change of any order, so it allocates nothing for orders that are not loaded.
  for (const [stage, { rows }] of columns.entries()) {
    const index = rows.findIndex(isSame(order));
    if (index !== -1) return { stage, index };
  }
  return undefined;
}

/** Returns the loaded row of an order, or undefined. */
export function rowOn(board: Board, order: OrderKey): AtlasOrderRow | undefined {
  const at = placeOf(board, order);
  return at && rowAt(board, at);
}

function rowAt({ columns }: Board, { stage, index }: Place): AtlasOrderRow | undefined {
  return columns[stage]?.rows[index];
}

/** Returns whether an order that is not loaded belongs to the loaded range of a stage. */
export function isWithin({ flow, columns }: Board, stage: number, id: number): boolean {
  const column = columns[stage];
  if (column === undefined) return false;
  const { next, end } = column;
  return next === null || end === undefined || isClosing(flow, stage) || id < end.id;
}

function isNews(board: Board, row: AtlasOrderRow): boolean {
  const existing = rowOn(board, row);
  return existing === undefined || existing.position <= row.position;
}

function remove(board: Board, order: OrderKey): Board {
  const at = placeOf(board, order);
  return at === undefined ? board : removeAt(board, at);
}

function removeAt(board: Board, { stage, index }: Place): Board {
  return withColumn(board, stage, (column) => ({
    ...column,
    rows: column.rows.toSpliced(index, 1),
  }));
}

function isSame({ id, division }: OrderKey): (row: AtlasOrderRow) => boolean {
  return (row) => row.id === id && row.division === division;
}

/**
 * Inserts a row in sort order. Rows after the end of the loaded range are left out while more can
 * be loaded.
 */
function inserted(
  { rows, next, end }: Column,
  row: AtlasOrderRow,
  sort: OrderSort,
): Column['rows'] {
  const at = insertionIndex(rows, row, sort);
  const isLoaded = next === null || end === undefined || !comesFirst(end, row, sort);
  return at < rows.length || isLoaded ? rows.toSpliced(at, 0, row) : rows;
}

/** Index of the first row that sorts after the given one, or the number of rows. */
function insertionIndex(rows: Column['rows'], row: AtlasOrderRow, sort: OrderSort): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = rows[middle];
    if (other !== undefined && comesFirst(row, other, sort)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function comesFirst(one: AtlasOrderRow, other: AtlasOrderRow, sort: OrderSort): boolean {
  if (sort === 'moved') {
    return one.changedAt === other.changedAt ? one.id > other.id : one.changedAt > other.changedAt;
  }
  const ahead = rankOf(one.priority) - rankOf(other.priority);
  if (ahead !== 0) return ahead > 0;
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;
}

function withColumn(board: Board, stage: number, change: (column: Column) => Column): Board {
  const column = board.columns[stage];
  return column === undefined
    ? board
    : { ...board, columns: board.columns.with(stage, change(column)) };
}
