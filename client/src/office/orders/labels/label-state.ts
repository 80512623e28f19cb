import type { FactoryLabel } from '@selvedge/shared/orders/labels/label-record';
import { reprintReasonName } from '@selvedge/shared/orders/labels/reprint-reason';

/** Describes the state of a label. */
export function labelState({ cancelled, pickedAt, timesPrinted }: FactoryLabel): string {
  if (cancelled) return 'Cancelled';
  if (pickedAt !== null) return 'Picked';
  if (timesPrinted === 0) return 'To print';
  return timesPrinted === 1 ? 'Printed' : `Printed ${String(timesPrinted)} times`;
}

/**
 * Returns who printed the label last and the reason of a reprint. Undefined if it was never
 * printed.
 */
export function lastPrint({ printLogs }: FactoryLabel): string | undefined {
  const last = printLogs.at(-1);
  if (last === undefined) return undefined;
  const by = last.user ?? 'The shop';
  return last.reason === null ? by : `${by}, ${reprintReasonName(last.reason).toLowerCase()}`;
}
