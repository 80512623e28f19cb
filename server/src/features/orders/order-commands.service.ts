import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { OrderCommand } from './aggregate/order.commands.js';
import { orderDecider } from './aggregate/order.decider.js';
import { OrderNotFound } from './aggregate/order.errors.js';
import { OrdersQueries } from './read-model/orders.queries.js';
import { StaffNames } from './read-model/staff-names.queries.js';

/** Sends staff commands to orders of any store. */
@Injectable()
export class OrderCommands {
  private readonly divisions = new LRUCache<number, number>({ max: 10_000 });

  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly names: StaffNames,
  ) {}

  /** Sends the command to the order's store. Throws OrderNotFound and errors of the decider. */
  async give(context: CommandContext, command: OrderCommand): Promise<void> {
    const division = await this.divisionOf(command.orderId);
    // Loads the actor's name for the live events of this process.
    if (this.names.lastKnown(context.actor) === undefined) await this.names.of([context.actor]);
    await this.commands.handle({ ...context, division }, orderDecider, command);
  }

  /** Memoized, because an order never changes its store. Throws OrderNotFound. */
  private async divisionOf(orderId: number): Promise<number> {
    const cached = this.divisions.get(orderId);
    if (cached !== undefined) return cached;
    const division = await this.orders.divisionOf({ orderId });
    if (division === undefined) throw new OrderNotFound();
    this.divisions.set(orderId, division);
    return division;
  }
}
