import type { AtlasOrderRow, OrderStatusNow } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';

import { ApiError } from '../../../lib/http.js';
import { timeAgo } from '../../../ui/office/dates.js';

/** Returns the message for a conflicting status change: the current status, who set it and when. */
export function conflictMessage(
  id: number,
  { status, user, at }: OrderStatusNow,
  now = Date.now(),
): string {
  const by = user === null ? '' : ` by ${user}`;
  return `Order ${String(id)} was moved to ${statusName(status)}${by} ${timeAgo(at, now)}`;
}

/**
 * Returns how an order changed while its menu was open, or undefined if its status is the same.
 * `now` is undefined if the order is no longer shown.
 */
export function changeSince(
  before: AtlasOrderRow,
  now: AtlasOrderRow | undefined,
): string | undefined {
  if (now === undefined) return `Order ${String(before.id)} is no longer shown on this board`;
  if (now.status === before.status) return undefined;
  const { status, stage, percentComplete, changedBy: user, changedAt: at } = now;
  return conflictMessage(now.id, { status, stage, percentComplete, user, at });
}

/** Returns why a change of an order was refused, as displayed. */
export function refusalOf(error: Error, id: number): string {
  if (!(error instanceof ApiError) || error.status !== 409) return error.message;
  // A 409 response of these calls carries the current status, its author and time.
  const now = error.problem.current as OrderStatusNow | undefined;
  return now === undefined ? error.message : conflictMessage(id, now);
}
