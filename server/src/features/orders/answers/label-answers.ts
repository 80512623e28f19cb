import type { FactoryLabel } from '@selvedge/shared/orders/labels/label-record';

import type { LabelEntry } from '../read-model/label-row.projection.js';

/** Label as staff see it (ORD-043). */
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

/** Actors who printed the labels. */
export function printersOf(labels: readonly LabelEntry[]): readonly string[] {
  return labels.flatMap(({ printLogs }) => printLogs.map(({ actor }) => actor));
}
