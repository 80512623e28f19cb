import type { AtlasOrderRow, OrderStatusNow } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';

import { ApiError } from '../../../lib/http.js';
import { timeAgo } from '../../../ui/office/dates.js';

/** ORD-037: what who was overtaken is told of an order: where it is, who moved it there, and when. */
export function conflictMessage(
  id: number,
  { status, user, at }: OrderStatusNow,
  now = Date.now(),
): string {
  const by = user === null ? '' : ` by ${user}`;
  return `Order ${String(id)} was moved to ${statusName(status)}${by} meanwhile, ${timeAgo(at, now)}`;
}

/**
 * What has happened to an order while somebody was about to say where it goes; undefined where it is as it was.
 * `now` is undefined of one that is shown no more.
 */
export function changeSince(
  before: AtlasOrderRow,
  now: AtlasOrderRow | undefined,
): string | undefined {
  if (now === undefined)
    return `Order ${String(before.id)} is not on this part of the board any more`;
  if (now.status === before.status) return undefined;
  const { status, stage, percentComplete, changedBy: user, changedAt: at } = now;
  return conflictMessage(now.id, { status, stage, percentComplete, user, at });
}

/** Why something that was asked of an order as it was shown did not happen, in words. */
export function refusalOf(error: Error, id: number): string {
  if (!(error instanceof ApiError) || error.status !== 409) return error.message;
  // A 409 of these calls carries the present status, who and when (ORD-037).
  const now = error.problem.current as OrderStatusNow | undefined;
  return now === undefined ? error.message : conflictMessage(id, now);
}
