import {
  isClosing,
  isInWork,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import type { PigeonholeCommand } from './pigeonhole.commands.js';
import {
  ItemAlreadyThere,
  ItemInNoPigeonhole,
  ItemUnknown,
  SortingNotDue,
} from './pigeonhole.errors.js';
import type { PigeonholeEvent } from './pigeonhole.events.js';

/** Slot of each item by item id; null if the item is in none. */
export type Slots = Readonly<Record<number, string | null>>;

interface SortedOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly slots: Slots;
}

/** Decides slot commands; an item is in one slot at a time (ATL-018). */
export function decidePigeonholes(
  command: PigeonholeCommand,
  { orderId, hash, flow, status, slots }: SortedOrder,
): readonly PigeonholeEvent[] {
  const { itemId } = command;
  const now = slots[itemId];
  if (now === undefined) throw new ItemUnknown();
  const of = { orderId, hash, itemId };
  const taken = (code: string) => ({ type: 'ItemTakenFromPigeonhole' as const, ...of, code });
  if (command.type === 'TakeFromPigeonhole') {
    if (now === null) throw new ItemInNoPigeonhole();
    return [taken(now)];
  }
  const stage = stageOf(flow, status) ?? 0;
  if (!isInWork(flow, stage)) throw new SortingNotDue();
  if (now === command.code) throw new ItemAlreadyThere(now);
  const put = { type: 'ItemPutInPigeonhole' as const, ...of, code: command.code };
  return now === null ? [put] : [taken(now), put];
}

/**
 * Empties the slots of an order that closes, because other orders may use them then. It also
 * empties them when an order reopens, since orders that closed before this rule still have slots
 * (decision 0041).
 */
export function emptiedBy(
  { orderId, hash, flow, status: from, slots }: SortedOrder,
  to: OrderStatus,
): readonly PigeonholeEvent[] {
  const isClosed = (status: OrderStatus) => isClosing(flow, stageOf(flow, status) ?? 0);
  if (!isClosed(from) && !isClosed(to)) return [];
  return Object.entries(slots).flatMap(([itemId, code]) => {
    if (code === null) return [];
    return [
      { type: 'ItemTakenFromPigeonhole' as const, orderId, hash, itemId: Number(itemId), code },
    ];
  });
}

export function slotsAfter(slots: Slots, { type, itemId, code }: PigeonholeEvent): Slots {
  return { ...slots, [itemId]: type === 'ItemPutInPigeonhole' ? code : null };
}
