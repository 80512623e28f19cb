import type { DashboardNotification } from '@selvedge/shared/notifications/contract';

type Told = Pick<DashboardNotification, 'recipientId' | 'openedAt'>;

/** What came since somebody last looked, and is unread; nothing of what was there in the first place. */
export function arrivals<One extends Told>(
  known: ReadonlySet<string> | undefined,
  there: readonly One[],
): readonly One[] {
  if (known === undefined) return [];
  return there.filter(({ recipientId, openedAt }) => openedAt === null && !known.has(recipientId));
}
