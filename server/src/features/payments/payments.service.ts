import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { PaymentOutcome } from '@selvedge/shared/checkout/contract';
import { payLink } from '@selvedge/shared/links/links';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import {
  orderDecider,
  OrderNotFound,
  OrdersQueries,
  type OrderCommand,
  type OrderRow,
} from '../orders/index.js';
import { StoreDirectory } from '../stores/index.js';
import { NoPaymentsHere } from './payments.errors.js';
import { PaymentGateway, type PaymentResult, type PaymentState } from './payment-gateway.port.js';

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
    private readonly stores: StoreDirectory,
  ) {}

  /** Null without a provider. */
  get fields(): PaymentFields | null {
    return this.gateway.fields;
  }

  get isTestMode(): boolean {
    return this.gateway.isTestMode;
  }

  /** Throws NoPaymentsHere: without a provider nothing can be ordered. */
  mustTakePayments(): void {
    if (this.fields === null) throw new NoPaymentsHere();
  }

  /**
   * PAY-024: pays an unpaid order. An earlier attempt that waits for the shopper is cancelled.
   * Without token the shopper pays on the provider's page. An order of 0 needs no provider. Throws
   * NoPaymentsHere, OrderNotFound, OrderAlreadyPaid, OrderNotPayable and PaymentInProgress.
   */
  async pay(
    context: CommandContext,
    orderHash: string,
    token: string | undefined,
  ): Promise<PaymentOutcome> {
    this.mustTakePayments();
    const order = await this.orders.byHash(context.division, orderHash);
    const store = this.stores.store(context.division);
    if (order === undefined || store === undefined) throw new OrderNotFound();
    await this.abandonWaiting(context, order);
    const { orderId, total: amount, currency, status } = order;
    const attempt = { orderId, attemptId: randomUUID() };
    await this.commands.handle(context, orderDecider, {
      type: 'StartPaymentAttempt',
      ...attempt,
      paymentMethodName: amount === 0 ? freeMethodName : this.gateway.methodName,
    });
    // Providers refuse to charge nothing.
    if (amount === 0) {
      return this.conclude(context, attempt, { state: 'succeeded', transaction: freeTransaction });
    }
    const returnUrl = this.stores.originOf(store) + payLink(orderHash);
    const payment = { ...attempt, amount, currency, token, returnUrl, merchant: store.name };
    const state = await this.gateway.start(payment);
    if (state.state === 'waiting')
      return { outcome: 'redirect', status, message: null, continueUrl: state.url };
    if (state.state === 'unknown')
      return { outcome: 'pending', status, message: pendingMessage, continueUrl: null };
    return this.conclude(context, attempt, state);
  }

  /**
   * Fetches the state of the order's open attempt from the provider and records its outcome.
   * Undefined if the order is unknown or has no open attempt.
   */
  async refresh(division: number, orderHash: string): Promise<PaymentState | undefined> {
    const order = await this.orders.byHash(division, orderHash);
    const attempt = order && openAttemptOf(order);
    return attempt && this.fetch(division, attempt);
  }

  /**
   * Fetches the state of an attempt of any store from the provider and records its outcome, unless
   * it has succeeded. A declined one is fetched too: after a restored backup it may have taken money.
   * Returns the state; `missing` for an unknown attempt.
   */
  async refreshAttempt(attempt: Attempt): Promise<PaymentState['state'] | 'missing'> {
    const order = await this.orders.byId(attempt.orderId);
    const known = order?.paymentAttempts.find(({ attemptId }) => attemptId === attempt.attemptId);
    if (order === undefined || known === undefined) return 'missing';
    if (known.state === 'succeeded') return known.state;
    const { state } = await this.fetch(order.division, attempt);
    return known.state === 'started' || state === 'succeeded' ? state : known.state;
  }

  private async fetch(division: number, attempt: Attempt): Promise<PaymentState> {
    const state = await this.gateway.find(attempt.attemptId);
    if (isFinal(state)) await this.conclude(systemContext(division), attempt, state);
    return state;
  }

  /** Records the outcome and the order's new status in one append. Idempotent. */
  async conclude(
    context: CommandContext,
    attempt: Attempt,
    result: PaymentResult,
  ): Promise<PaymentOutcome> {
    if (result.state === 'declined') {
      const { message } = result;
      const status = await this.execute(context, {
        type: 'DeclinePaymentAttempt',
        ...attempt,
        message,
      });
      return { outcome: 'declined', status, message, continueUrl: null };
    }
    const { transaction } = result;
    const status = await this.execute(context, {
      type: 'SucceedPaymentAttempt',
      ...attempt,
      transaction,
    });
    return { outcome: 'paid', status, message: null, continueUrl: null };
  }

  /**
   * Ends an attempt whose shopper left the provider's page, so that another can start. An attempt
   * that is being processed stays open.
   */
  private async abandonWaiting(context: CommandContext, order: OrderRow): Promise<void> {
    const attempt = openAttemptOf(order);
    if (attempt === undefined) return;
    const found = await this.gateway.find(attempt.attemptId);
    const state = found.state === 'waiting' ? await this.gateway.settle(attempt.attemptId) : found;
    if (isFinal(state)) await this.conclude(context, attempt, state);
  }

  private async execute(context: CommandContext, command: OrderCommand): Promise<OrderStatus> {
    const { state } = await this.commands.handle(context, orderDecider, command);
    if (!state.placed) throw new OrderNotFound();
    return state.status;
  }
}

/** Context of a change that the provider's state causes. */
export function systemContext(division: number): CommandContext {
  return { division, actor: 'system:payments', correlationId: randomUUID() };
}

export function isFinal(state: PaymentState): state is PaymentResult {
  return state.state === 'succeeded' || state.state === 'declined';
}

function openAttemptOf({ orderId, paymentAttempts }: OrderRow): Attempt | undefined {
  const open = paymentAttempts.find(({ state }) => state === 'started');
  return open && { orderId, attemptId: open.attemptId };
}

/** An order whose discounts cover its total. */
const freeMethodName = 'No payment needed';
const freeTransaction = 'free';

const pendingMessage =
  'We are still waiting for your bank. Please do not pay again: this page shows the outcome.';
