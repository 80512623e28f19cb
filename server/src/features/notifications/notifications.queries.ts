import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';

import { NotificationEntity } from './notification.entity.js';
import type { NotificationRow } from './notifications.projection.js';

export interface NewestNotifications {
  readonly rows: readonly NotificationRow[];
  readonly unread: number;
  /** Whether older notifications exist beyond the limit. */
  readonly hasOlder: boolean;
}

/** Time that the notification shows. */
const shownAt = 'COALESCE(notification.scheduledAt, notification.createdAt)';

/** Queries of notifications, one statement per call. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns a person's notifications, newest first, with the total number of unread ones (NTF-011).
   * One statement, so that list and count match. The list starts after the id `before`. The rows up
   * to it are sorted to the end instead of excluded, because the unread ones among them count.
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

  /** Returns the person's unread notifications, up to `limit`. */
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

  /** Returns the person's notifications with a tag, oldest first. */
  tagged(division: number, person: string, tag: string): Promise<readonly NotificationRow[]> {
    return this.dataSource.manager.find(NotificationEntity, {
      where: { ...thereFor(division, person), tag },
      order: { deliveredAt: 'ASC', recipientId: 'ASC' },
    });
  }
}

/**
 * Whether a row is sorted after the notification `before` of the same person, even if that was
 * removed meanwhile.
 */
const isAfter = `COALESCE((
  SELECT (COALESCE(one.scheduled_at, one.created_at), notification.recipientId) > (${shownAt}, one.recipient_id)
  FROM notifications one
  WHERE one.division_id = :division AND one.person = :person AND one.recipient_id = :before
), false)`;

function thereFor(division: number, person: string) {
  return { division, person, deletedAt: IsNull(), deliveredAt: Not(IsNull()) };
}
