import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../../platform/event-log/model/registry.js';
import { PushModule } from '../../../platform/push/push.module.js';
import { NotificationsModule } from '../notifications.module.js';
import { NotificationPush } from './notification-push.reactor.js';
import { PushProcessor } from './push.processor.js';
import { PushSubscriptionsController } from './push-subscriptions.controller.js';
import { PushSubscriptionsQueries } from './push-subscriptions.queries.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { Pushing } from './pushing.service.js';

/** Web push delivery of notifications. */
@Module({
  imports: [NotificationsModule, PushModule],
  controllers: [PushSubscriptionsController],
  providers: [
    PushSubscriptionsQueries,
    PushSubscriptions,
    Pushing,
    NotificationPush,
    PushProcessor,
  ],
  exports: [PushSubscriptions],
})
export class NotificationPushModule {
  constructor(registry: EventLogRegistry, push: NotificationPush) {
    registry.register({ eventTypes: {}, reactors: [push] });
  }
}
