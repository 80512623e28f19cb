import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { MakeQuote } from '@selvedge/shared/orders/quotes/contract';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { SaleTaxes } from '../../stores/index.js';
import { orderDecider } from '../aggregate/order.decider.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { StaffNames } from '../read-model/staff-names.queries.js';
import { quotePlacing } from './quote-placing.js';

/** Creates quotes for stores on behalf of staff. */
@Injectable()
export class QuoteMaking {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly sales: SaleTaxes,
    private readonly names: StaffNames,
  ) {}

  /** Places a bespoke order; a repeated call returns the same order. Throws ShopNotFound. */
  async make(context: CommandContext, input: MakeQuote): Promise<number> {
    const { id: key, division, email, shippingAddress, lines, shipping, discount = 0 } = input;
    const { store, tax } = this.sales.to(shippingAddress, division);
    await this.names.of([context.actor]);
    const bodyHash = hashOf([division, lines, shipping, discount]);
    const idempotency = { subject: context.actor, operation: 'make-quote', key, bodyHash };
    const { result } = await this.commands.once({ ...context, division }, idempotency, async () => {
      const orderId = await this.orders.nextOrderId();
      const { currency } = store;
      const placing = {
        ...quotePlacing({ email, shippingAddress, lines, shipping, discount, currency, tax }),
        orderId,
        hash: randomBytes(16).toString('hex'),
        customerId: null,
      };
      return {
        commands: [commandFor(orderDecider, placing, { isFirst: true })],
        result: { orderId },
      };
    });
    return result.orderId;
  }
}

/** Distinguishes a retry from a different request; contains no personal data. */
function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
