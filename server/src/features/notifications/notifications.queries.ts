import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';

import { NotificationEntity } from './notification.entity.js';
import type { NotificationRow } from './notifications.projection.js';

/** What people are told, one statement a call. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** What is there for somebody, the newest first. */
  newest(division: number, person: string, limit: number): Promise<readonly NotificationRow[]> {
    return this.dataSource.manager.find(NotificationEntity, {
      where: { ...thereFor(division, person) },
      order: { deliveredAt: 'DESC', recipientId: 'ASC' },
      take: limit,
    });
  }

  /** NTF-011: only what is there is counted, so its time has come. */
  unread(division: number, person: string): Promise<number> {
    const where = { ...thereFor(division, person), openedAt: IsNull() };
    return this.dataSource.manager.countBy(NotificationEntity, where);
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
