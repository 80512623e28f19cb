import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { OrderCommand } from './order.commands.js';
import { orderDecider } from './order.decider.js';
import { OrderNotFound } from './order.errors.js';
import { OrdersQueries } from './orders.queries.js';
import { StaffNames } from './staff-names.queries.js';

/** Commands that staff give to orders of any store. */
@Injectable()
export class OrderCommands {
  private readonly divisions = new LRUCache<number, number>({ max: 10_000 });

  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly names: StaffNames,
  ) {}

  /** In the store of the order. Throws OrderNotFound, and what the decider refuses. */
  async give(context: CommandContext, command: OrderCommand): Promise<void> {
    const division = await this.divisionOf(command.orderId);
    // The boards of this process can then be told who it was.
    if (this.names.lastKnown(context.actor) === undefined) await this.names.of([context.actor]);
    await this.commands.handle({ ...context, division }, orderDecider, command);
  }

  /** An order stays in its store: where it is, is asked once. Throws OrderNotFound. */
  private async divisionOf(orderId: number): Promise<number> {
    const cached = this.divisions.get(orderId);
    if (cached !== undefined) return cached;
    const division = await this.orders.divisionOf({ orderId });
    if (division === undefined) throw new OrderNotFound();
    this.divisions.set(orderId, division);
    return division;
  }
}
