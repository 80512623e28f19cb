import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';

import { NotificationEntity } from './notification.entity.js';
import type { NotificationRow } from './notifications.projection.js';

export interface NewestNotifications {
  readonly rows: readonly NotificationRow[];
  readonly unread: number;
  /** Whether there are more than were asked for. */
  readonly hasOlder: boolean;
}

/** When it shows that it came. */
const shownAt = 'COALESCE(notification.scheduledAt, notification.createdAt)';

/** What people are told, one statement a call. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * What is there for somebody, the newest first, and how much of all that is unread (NTF-011): one
   * statement, so that the count is of the same moment as the list. `before` is one of them, after
   * which the list starts; the others come last, for they count too.
   */
  async newest(
    division: number,
    person: string,
    { limit, before }: { readonly limit: number; readonly before?: string | undefined },
  ): Promise<NewestNotifications> {
    const query = this.dataSource
      .createQueryBuilder(NotificationEntity, 'notification')
      .addSelect('count(*) FILTER (WHERE notification.openedAt IS NULL) OVER ()', 'unread')
      .addSelect(before === undefined ? 'true' : isAfter, 'listed')
      .where(thereFor(division, person))
      .orderBy('listed', 'DESC')
      .addOrderBy(shownAt, 'DESC')
      .addOrderBy('notification.recipientId', 'ASC')
      .limit(limit + 1);
    if (before !== undefined) query.setParameters({ division, person, before });
    const { raw, entities } = await query.getRawAndEntities<{
      readonly unread: string;
      readonly listed: boolean;
    }>();
    const rows = entities.filter((_row, at) => raw[at]?.listed === true);
    const unread = Number(raw[0]?.unread ?? 0);
    return { rows: rows.slice(0, limit), unread, hasOlder: rows.length > limit };
  }

  /** Which of those there are for somebody were not opened yet, at most so many. */
  unopened(division: number, person: string, limit: number): Promise<readonly NotificationRow[]> {
    return this.dataSource.manager.find(NotificationEntity, {
      where: { ...thereFor(division, person), openedAt: IsNull() },
      order: { recipientId: 'ASC' },
      take: limit,
    });
  }

  async find(division: number, recipientId: string): Promise<NotificationRow | undefined> {
    const where = { division, recipientId };
    return (await this.dataSource.manager.findOneBy(NotificationEntity, where)) ?? undefined;
  }

  /** What is there for somebody about the same, the oldest first. */
  tagged(division: number, person: string, tag: string): Promise<readonly NotificationRow[]> {
    return this.dataSource.manager.find(NotificationEntity, {
      where: { ...thereFor(division, person), tag },
      order: { deliveredAt: 'ASC', recipientId: 'ASC' },
    });
  }
}

/** Stands after one that is theirs, also where that is gone from the list meanwhile. */
const isAfter = `COALESCE((
  SELECT (COALESCE(one.scheduled_at, one.created_at), notification.recipientId) > (${shownAt}, one.recipient_id)
  FROM notifications one
  WHERE one.division_id = :division AND one.person = :person AND one.recipient_id = :before
), false)`;

function thereFor(division: number, person: string) {
  return { division, person, deletedAt: IsNull(), deliveredAt: Not(IsNull()) };
}
