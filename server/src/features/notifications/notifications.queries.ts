import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';

import { NotificationEntity } from './notification.entity.js';
import type { NotificationRow } from './notifications.projection.js';

export interface NewestNotifications {
  readonly rows: readonly NotificationRow[];
  readonly unread: number;
}

/** What people are told, one statement a call. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * What is there for somebody, the newest first, and how much of all that is unread (NTF-011): one
   * statement, so that the count is of the same moment as the list.
   */
  async newest(division: number, person: string, limit: number): Promise<NewestNotifications> {
    const { raw, entities } = await this.dataSource
      .createQueryBuilder(NotificationEntity, 'notification')
      .addSelect('count(*) FILTER (WHERE notification.openedAt IS NULL) OVER ()', 'unread')
      .where(thereFor(division, person))
      .orderBy('COALESCE(notification.scheduledAt, notification.createdAt)', 'DESC')
      .addOrderBy('notification.recipientId', 'ASC')
      .limit(limit)
      .getRawAndEntities<{ readonly unread: string }>();
    return { rows: entities, unread: Number(raw[0]?.unread ?? 0) };
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

function thereFor(division: number, person: string) {
  return { division, person, deletedAt: IsNull(), deliveredAt: Not(IsNull()) };
}
