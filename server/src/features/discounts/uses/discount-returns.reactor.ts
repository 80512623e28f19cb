import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/domain-error.js';
import type { Reactor } from '../../../platform/event-log/model/subscription.js';
import {
  commandFor,
  CommandHandler,
  type CommandContext,
  type DeciderCommand,
} from '../../../platform/event-log/commands/command-handler.js';
import { orderDecider, type OrderEvent } from '../../orders/index.js';
import { discountUsesDecider } from './discount-uses.decider.js';
import { HeldDiscounts } from './held-discounts.queries.js';

/** Time in which an order must be paid to keep its limited discounts (decision 0130). */
export const paymentWindowMs = 24 * 60 * 60 * 1000;

/** Returns the uses of orders that were deleted or not paid in time. */
@Injectable()
export class DiscountReturns implements Reactor<OrderEvent> {
  private readonly logger = new Logger('Discounts');

  readonly name = 'discount-returns';
  readonly on: Reactor<OrderEvent>['on'] = {
    OrderDeleted: async ({ division, eventId, correlationId, event: { orderId } }) => {
      const context = { division, actor: `system:${this.name}`, correlationId };
      const commands = await this.returnsOf(division, orderId);
      if (commands.length === 0) return;
      await this.commands.handleTogether({ ...context, causationId: eventId }, commands);
    },
  };

  constructor(
    private readonly held: HeldDiscounts,
    private readonly commands: CommandHandler,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of released orders. Several processes may run this at once. */
  async release(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - paymentWindowMs);
    let released = 0;
    for (const { division, orderId } of await this.held.placedBefore(before)) {
      const context = { division, actor: `system:${this.name}`, correlationId: randomUUID() };
      if (await this.releaseOne(context, orderId)) released += 1;
    }
    return released;
  }

  private async releaseOne(context: CommandContext, orderId: number): Promise<boolean> {
    try {
      await this.commands.handleTogether(context, [
        commandFor(orderDecider, { type: 'ReleaseDiscount', orderId }),
        ...(await this.returnsOf(context.division, orderId)),
      ]);
      this.logger.log({ message: 'discount of an unpaid order released', orderId });
      return true;
    } catch (refusal) {
      // A conflict: the payment started, or another process released it. Any other error of one order
      // must not stop the release of the others.
      if (!(refusal instanceof DomainError && refusal.kind === 'conflict'))
        this.logger.error(refusal);
      return false;
    }
  }

  private async returnsOf(division: number, orderId: number): Promise<readonly DeciderCommand[]> {
    const counters = await this.held.countersOf(division, orderId);
    return counters.map((counter) =>
      commandFor(discountUsesDecider, { type: 'ReturnUse', counter, orderId }),
    );
  }
}
