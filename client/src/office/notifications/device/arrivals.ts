import type { DashboardNotification } from '@selvedge/shared/notifications/contract';

type Arrival = Pick<DashboardNotification, 'recipientId' | 'openedAt'>;

/** Returns the unread notifications that are not in `seen`. Empty on the first call. */
export function arrivals<One extends Arrival>(
  seen: ReadonlySet<string> | undefined,
  there: readonly One[],
): readonly One[] {
  if (seen === undefined) return [];
  return there.filter(({ recipientId, openedAt }) => openedAt === null && !seen.has(recipientId));
}
