import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { NotificationBuilderController } from './notification-builder.controller.js';
import { NotificationBuilder } from './notification-builder.service.js';
import { NotificationDueProcessor } from './notification-due.processor.js';
import { NotificationDelivery } from './notification-delivery.reactor.js';
import { NotificationEntity } from './notification.entity.js';
import { notificationEventTypes } from './notification.events.js';
import { NotificationRunner } from './notification-run.service.js';
import { NotificationSender } from './notification-sender.service.js';
import { NotificationSources } from './notification-sources.reactor.js';
import { NotificationsController } from './notifications.controller.js';
import { notifications } from './notifications.projection.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';
import { SaleMailModule } from './sale-mails/sale-mail.module.js';
import { ownNotifications } from './notifications.topic.js';

/** Notifications in the dashboards. */
@Module({
  imports: [SaleMailModule, TypeOrmModule.forFeature([NotificationEntity])],
  controllers: [NotificationsController, NotificationBuilderController],
  providers: [
    NotificationsQueries,
    NotificationsService,
    NotificationSender,
    NotificationSources,
    NotificationDelivery,
    NotificationBuilder,
    NotificationRunner,
    NotificationDueProcessor,
  ],
  exports: [NotificationsQueries],
})
export class NotificationsModule {
  constructor(
    registry: EventLogRegistry,
    sources: NotificationSources,
    delivery: NotificationDelivery,
    topics: LiveTopics,
  ) {
    registry.register({
      eventTypes: notificationEventTypes,
      inline: [project(notifications, NotificationEntity)],
      reactors: [sources, delivery],
    });
    topics.register(ownNotifications);
  }
}
