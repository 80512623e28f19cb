import {
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { IntervalTask } from '../../platform/concurrency/interval-task.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { DiscountAdmin } from './admin/discount-admin.service.js';
import { DiscountAdminQueries } from './admin/discount-admin.queries.js';
import { DiscountItemsQueries } from './admin/discount-items.queries.js';
import { DiscountsController } from './admin/discounts.controller.js';
import { DiscountCodeEntity, DiscountEntity } from './aggregate/discount.entity.js';
import { discountEventTypes } from './aggregate/discount.events.js';
import { discountCodes, discounts } from './aggregate/discounts.projection.js';
import { AutomaticDiscounts } from './automatic-discounts.service.js';
import { discountTags } from './discount.tags.js';
import { DiscountQueries } from './discounts.queries.js';
import { Offers } from './offers.service.js';
import { SubscriberCodes } from './subscriber-codes.service.js';
import { DiscountReturns } from './uses/discount-returns.reactor.js';
import { discountUsesEventTypes } from './uses/discount-uses.decider.js';
import { DiscountCounterEntity, DiscountUseEntity } from './uses/discount-uses.entity.js';
import { discountCounters, discountUses } from './uses/discount-uses.projection.js';
import { HeldDiscounts } from './uses/held-discounts.queries.js';
import { DiscountReservations } from './uses/reservations.service.js';

/** Interval at which unpaid orders give back their discounts. */
const releaseIntervalMs = 60_000;

@Module({
  imports: [
    TypeOrmModule.forFeature([
      DiscountEntity,
      DiscountCodeEntity,
      DiscountCounterEntity,
      DiscountUseEntity,
    ]),
  ],
  controllers: [DiscountsController],
  providers: [
    AutomaticDiscounts,
    DiscountAdmin,
    DiscountAdminQueries,
    DiscountItemsQueries,
    DiscountQueries,
    DiscountReservations,
    DiscountReturns,
    HeldDiscounts,
    Offers,
    SubscriberCodes,
  ],
  exports: [DiscountAdmin, DiscountReservations, Offers, SubscriberCodes],
})
export class DiscountsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly release: IntervalTask;

  constructor(registry: EventLogRegistry, returns: DiscountReturns) {
    this.release = new IntervalTask(releaseIntervalMs, () => returns.release());
    registry.register({
      eventTypes: { ...discountEventTypes, ...discountUsesEventTypes },
      inline: [
        project(discounts, DiscountEntity),
        project(discountCodes, DiscountCodeEntity),
        project(discountCounters, DiscountCounterEntity),
        project(discountUses, DiscountUseEntity),
      ],
      tags: [discountTags],
      reactors: [returns],
    });
  }

  onApplicationBootstrap(): void {
    this.release.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.release.stop();
  }
}
