import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { PaymentOutcome } from '@selvedge/shared/checkout/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

import { Config } from '../../platform/config/config.js';
import { isTestMode } from '../../platform/config/payment-mode.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { orderDecider, OrderNotFound, OrdersQueries, type OrderCommand } from '../orders/index.js';
import { NoPaymentsHere } from './payments.errors.js';
import { PaymentGateway, type Card, type ChargeOutcome } from './payment-gateway.port.js';

interface Attempt {
  readonly orderId: number;
  readonly attemptId: string;
}

/**
 * Charges orders. The start of an attempt is recorded before the provider is called, the outcome
 * afterwards. After a crash in between, PaymentRecovery queries the provider.
 */
@Injectable()
export class Payments {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly gateway: PaymentGateway,
    private readonly config: Config,
  ) {}

  get takesPayments(): boolean {
    return this.gateway.takesPayments;
  }

  get isTestMode(): boolean {
    return isTestMode(this.config);
  }

  /** Throws NoPaymentsHere: without a provider nothing can be ordered. */
  mustTakePayments(): void {
    if (!this.takesPayments) throw new NoPaymentsHere();
  }

  /**
   * PAY-024: pays an unpaid order. Throws NoPaymentsHere, OrderNotFound, OrderAlreadyPaid,
   * OrderNotPayable and PaymentInProgress.
   */
  async pay(context: CommandContext, orderHash: string, card: Card): Promise<PaymentOutcome> {
    this.mustTakePayments();
    const order = await this.orders.byHash(context.division, orderHash);
    if (order === undefined) throw new OrderNotFound();
    const { orderId, total: amount, currency, status } = order;
    const attempt = { orderId, attemptId: randomUUID() };
    await this.commands.handle(context, orderDecider, {
      type: 'StartPaymentAttempt',
      ...attempt,
      paymentMethodName: this.gateway.methodName,
    });
    const outcome = await this.gateway.charge({ ...attempt, amount, currency, card });
    if (outcome.state === 'unknown') return { outcome: 'pending', status, message: pendingMessage };
    return this.conclude(context, attempt, outcome);
  }

  /** Records the outcome and the order's new status in one append. Idempotent. */
  async conclude(
    context: CommandContext,
    attempt: Attempt,
    outcome: Exclude<ChargeOutcome, { state: 'unknown' }>,
  ): Promise<PaymentOutcome> {
    if (outcome.state === 'declined') {
      const { message } = outcome;
      const status = await this.execute(context, {
        type: 'DeclinePaymentAttempt',
        ...attempt,
        message,
      });
      return { outcome: 'declined', status, message };
    }
    const { transaction } = outcome;
    const status = await this.execute(context, {
      type: 'SucceedPaymentAttempt',
      ...attempt,
      transaction,
    });
    return { outcome: 'paid', status, message: null };
  }

  private async execute(context: CommandContext, command: OrderCommand): Promise<OrderStatus> {
    const { state } = await this.commands.handle(context, orderDecider, command);
    if (!state.placed) throw new OrderNotFound();
    return state.status;
  }
}

const pendingMessage =
  'We are still waiting for your bank. Please do not pay again: this page shows the outcome.';
