import { Injectable } from '@nestjs/common';
import type {
  PayRequest,
  PaymentOutcome,
  PlacedOrder,
  PlaceOrderRequest,
} from '@selvedge/shared/checkout/contract';
import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { basketDecider, type BasketContext } from '../baskets/index.js';
import { orderDecider } from '../orders/index.js';
import { Payments } from '../payments/index.js';
import { BasketEmpty } from './checkout.errors.js';
import { OrderDrafts, type CheckoutView } from './order-drafts.service.js';
import { OrderRequests } from './order-requests.service.js';

/** Takes a basket to a paid order, by script or plain form; needs no account. */
@Injectable()
export class Checkout {
  constructor(
    private readonly commands: CommandHandler,
    private readonly drafts: OrderDrafts,
    private readonly payments: Payments,
    private readonly requests: OrderRequests,
  ) {}

  /** Null without a payment provider. */
  get paymentFields(): PaymentFields | null {
    return this.payments.fields;
  }

  get isTestMode(): boolean {
    return this.payments.isTestMode;
  }

  /** Returns the basket with its costs for a country; by default that of the shop. */
  view(basketContext: BasketContext, country?: string): Promise<CheckoutView> {
    return this.drafts.view(basketContext, country);
  }

  /**
   * Places one order per key and empties the basket (PAY-008, PAY-010). Throws NoPaymentsHere,
   * BasketEmpty, ItemNoLongerAvailable, TotalHasChanged, BasketHasChanged, DiscountUsedUp and
   * IdempotencyKeyReused.
   */
  async placeOrder(basketContext: BasketContext, request: PlaceOrderRequest): Promise<PlacedOrder> {
    this.payments.mustTakePayments();
    const { context, basketId } = basketContext;
    if (basketId === undefined) throw new BasketEmpty();
    const { result } = await this.commands.once(
      context,
      this.requests.keyOf(basketId, request),
      async () => {
        const { order, lines, reservations } = await this.drafts.draft(basketContext, request);
        const ordered = lines.map(({ key, quantity }) => ({ key, quantity }));
        return {
          commands: [
            commandFor(orderDecider, order, { isFirst: true }),
            commandFor(basketDecider, { type: 'EmptyBasket', basketId, ordered }),
            ...reservations,
          ],
          result: { orderId: order.orderId, orderHash: order.hash },
        };
      },
    );
    return result;
  }

  /**
   * Pays an order (PAY-024). Throws NoPaymentsHere, OrderNotFound (also for an order of another
   * store), OrderAlreadyPaid, OrderNotPayable and PaymentInProgress.
   */
  pay(context: CommandContext, orderHash: string, request: PayRequest): Promise<PaymentOutcome> {
    return this.payments.pay(context, orderHash, request.paymentToken);
  }
}
