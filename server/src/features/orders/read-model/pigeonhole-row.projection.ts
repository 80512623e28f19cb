import { slotOf, type PigeonholeLog } from '@selvedge/shared/orders/pigeonholes/pigeonhole';
import { isClosing, type OrderFlow } from '@selvedge/shared/orders/order-status';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { PigeonholeEvent } from '../aggregate/pigeonholes/pigeonhole.events.js';

/** Slot record as stored in the order row; names are resolved on read. */
export interface PigeonholeEntry {
  readonly itemId: number;
  readonly code: string;
  readonly action: PigeonholeLog['action'];
  readonly actor: string;
  readonly createdAt: string;
}

export function pigeonholeLogsAfter(
  logs: readonly PigeonholeEntry[],
  { type, itemId, code }: PigeonholeEvent,
  { actor, occurredAt: createdAt }: Recorded,
): readonly PigeonholeEntry[] {
  const action = type === 'ItemPutInPigeonhole' ? 'put' : 'taken';
  return [...logs, { itemId, code, action, actor, createdAt }];
}

/**
 * Slots in use by the order, without duplicates; none once it is closed, because it has left the
 * factory.
 */
export function pigeonholesOf(order: {
  readonly flow: OrderFlow;
  readonly stage: number;
  readonly pigeonholeLogs: readonly PigeonholeEntry[];
}): readonly string[] {
  const { flow, stage, pigeonholeLogs } = order;
  if (isClosing(flow, stage)) return [];
  const items = new Set(pigeonholeLogs.map(({ itemId }) => itemId));
  const codes = [...items].flatMap(
    (item) => slotOf(pigeonholeLogs.filter(({ itemId }) => itemId === item)) ?? [],
  );
  return [...new Set(codes)].toSorted();
}

/** Pieces of the order in one of its slots, and the time of the first. */
export function slotUse(
  code: string,
  order: {
    readonly items: readonly { readonly id: number; readonly quantity: number }[];
    readonly pigeonholeLogs: readonly PigeonholeEntry[];
  },
): { readonly piecesIn: number; readonly since: string | undefined } {
  const lying = order.items.flatMap(({ id, quantity }) => {
    const logs = order.pigeonholeLogs.filter(({ itemId }) => itemId === id);
    return slotOf(logs) === code ? [{ quantity, since: logs.at(-1)?.createdAt }] : [];
  });
  const [first] = lying.flatMap(({ since }) => since ?? []).toSorted();
  return { piecesIn: lying.reduce((sum, { quantity }) => sum + quantity, 0), since: first };
}
