import type { PigeonholeLog } from '@selvedge/shared/orders/pigeonholes/pigeonhole';

import type { PigeonholeEntry } from '../read-model/pigeonhole-row.projection.js';

/** Slot history of an item for staff, oldest first (ATL-018). */
export function pigeonholeLogsOf(
  itemId: number,
  logs: readonly PigeonholeEntry[],
  names: ReadonlyMap<string, string>,
): readonly PigeonholeLog[] {
  return logs
    .filter((entry) => entry.itemId === itemId)
    .map(({ code, action, actor, createdAt }) => ({
      code,
      action,
      user: names.get(actor) ?? null,
      createdAt,
    }));
}
