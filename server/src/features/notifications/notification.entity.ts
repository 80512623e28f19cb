import type {
  DismissAction,
  NotificationContent,
  NotificationPosition,
  NotificationTemplate,
} from '@selvedge/shared/notifications/notification';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { NotificationRow } from './notifications.projection.js';

@Entity('notifications')
export class NotificationEntity implements NotificationRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly recipientId!: string;

  @Column('text')
  readonly id!: string;

  @Column('text')
  readonly person!: string;

  @Column('jsonb')
  readonly content!: NotificationContent;

  @Column('text')
  readonly position!: NotificationPosition;

  @Column('text')
  readonly template!: NotificationTemplate;

  @Column('text')
  readonly dismissAction!: DismissAction;

  @Column({ type: 'text', nullable: true })
  readonly tag!: string | null;

  @Column('boolean')
  readonly replacePrevious!: boolean;

  @Column('boolean')
  readonly mergable!: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  readonly createdAt!: string;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  readonly scheduledAt!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  readonly deliveredAt!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  readonly openedAt!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  readonly deletedAt!: string | null;
}
