import type { FactoryLabel } from '@selvedge/shared/orders/labels/label-record';

import type { LabelEntry } from './label-row.projection.js';

/** ORD-043: a label, as staff see it. */
export function labelAnswerOf(
  { counter, pickface, printLogs, cancelled, pickedAt, createdAt }: LabelEntry,
  names: ReadonlyMap<string, string>,
): FactoryLabel {
  return {
    counter,
    pickface,
    printLogs: printLogs.map(({ actor, createdAt: at, reason }) => ({
      user: names.get(actor) ?? null,
      createdAt: at,
      reason,
    })),
    timesPrinted: printLogs.length,
    cancelled,
    pickedAt,
    createdAt,
  };
}

/** Who printed them. */
export function printersOf(labels: readonly LabelEntry[]): readonly string[] {
  return labels.flatMap(({ printLogs }) => printLogs.map(({ actor }) => actor));
}
