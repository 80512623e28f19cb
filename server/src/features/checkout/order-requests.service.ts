import { Injectable } from '@nestjs/common';
import type { PlaceOrderRequest } from '@selvedge/shared/checkout/contract';

import { Config } from '../../platform/config/config.js';
import {
  CommandHandler,
  type IdempotencyKey,
} from '../../platform/event-log/commands/command-handler.js';
import { KeyedIds } from '../../platform/ids/keyed-ids.js';
import { OrdersQueries } from '../orders/index.js';
import { addressOf } from './order-draft.js';

const operation = 'place-order';

/** Idempotency of order requests. */
@Injectable()
export class OrderRequests {
  private readonly bodies: KeyedIds;

  constructor(
    private readonly orders: OrdersQueries,
    private readonly commands: CommandHandler,
    config: Config,
  ) {
    this.bodies = new KeyedIds(config, 'placed-orders');
  }

  /**
   * The subject is the basket cookie; the body hash distinguishes a retry from another request. The
   * hash is keyed, because an address could be guessed from a plain one.
   */
  keyOf(subject: string, request: PlaceOrderRequest): IdempotencyKey {
    const { idempotencyKey: key, email, shippingAddress, billingAddress } = request;
    const { expectedTotal, expectedCurrency, coupon } = request;
    const billing = billingAddress && addressOf(billingAddress);
    const expected = [expectedTotal, expectedCurrency, ...(coupon === undefined ? [] : [coupon])];
    const body = JSON.stringify([email, addressOf(shippingAddress), billing, ...expected]);
    return { subject, operation, key, bodyHash: this.bodies.of(key, body) };
  }

  /** Deletes stored requests of a person, whose basket cookie was the subject. */
  async forget(subject: string): Promise<void> {
    for (const { division, orderId } of await this.orders.placesOf(subject))
      await this.commands.forgetOnce(division, operation, { orderId });
  }
}
