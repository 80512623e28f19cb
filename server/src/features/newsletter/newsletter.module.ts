import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { DiscountsModule } from '../discounts/index.js';
import { MailingListsQueries } from './mailing-lists.queries.js';
import { NewsletterController } from './newsletter.controller.js';
import { SubscribersQueries } from './subscribers.queries.js';
import { SubscriberEntity } from './subscriber.entity.js';
import { subscribers } from './subscribers.projection.js';
import { SubscriptionMailer } from './subscription-mail.reactor.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { Subscriptions } from './subscriptions.service.js';

const eventTypes: EventTypes<SubscriptionEvent> = {
  SubscriptionAsked: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['email', 'firstName'] },
  },
  SubscriptionConfirmed: { schemaVersion: 1 },
  SubscriptionEnded: { schemaVersion: 1 },
};

@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity]), DiscountsModule],
  controllers: [NewsletterController],
  providers: [Subscriptions, MailingListsQueries, SubscribersQueries, SubscriptionMailer],
  exports: [Subscriptions, SubscribersQueries],
})
export class NewsletterModule {
  constructor(registry: EventLogRegistry, mailer: SubscriptionMailer) {
    registry.register({
      eventTypes,
      inline: [project(subscribers, SubscriberEntity)],
      reactors: [mailer],
    });
  }
}
