import type { DashboardNotification } from '@selvedge/shared/notifications/contract';

type Arrival = Pick<DashboardNotification, 'recipientId' | 'openedAt'>;

/** What came since somebody last looked, and is unread; nothing of what was there in the first place. */
export function arrivals<One extends Arrival>(
  seen: ReadonlySet<string> | undefined,
  there: readonly One[],
): readonly One[] {
  if (seen === undefined) return [];
  return there.filter(({ recipientId, openedAt }) => openedAt === null && !seen.has(recipientId));
}
