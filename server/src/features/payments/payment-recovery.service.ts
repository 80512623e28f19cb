import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { OrdersQueries, type OpenAttempt } from '../orders/index.js';
import { PaymentGateway } from './payment-gateway.port.js';
import { isFinal, Payments, systemContext } from './payments.service.js';

/** Age of an attempt without outcome before the provider is queried; longer than most calls to it. */
const attemptTimeoutMs = 30_000;

/** Time that a shopper has to finish a payment on the provider's page. */
const waitingTimeoutMs = 30 * 60_000;

/** Settles payments that were interrupted by a crash or an unreachable provider. */
@Injectable()
export class PaymentRecovery {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly orders: OrdersQueries,
    private readonly gateway: PaymentGateway,
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of settled attempts. Several processes may run this at once. */
  async recover(): Promise<number> {
    const now = this.clock.now().getTime();
    let settled = 0;
    for (const attempt of await this.orders.openAttempts(new Date(now - attemptTimeoutMs))) {
      if (await this.settle(attempt, now)) settled += 1;
    }
    return settled;
  }

  private async settle({ division, orderId, ...attempt }: OpenAttempt, now: number) {
    const { attemptId } = attempt;
    const found = await this.gateway.find(attemptId);
    const isAbandoned = Date.parse(attempt.startedAt) < now - waitingTimeoutMs;
    const isWaiting = found.state === 'waiting' && !isAbandoned;
    const state = isWaiting || isFinal(found) ? found : await this.gateway.settle(attemptId);
    if (!isFinal(state)) return false;
    await this.payments.conclude(systemContext(division), { orderId, attemptId }, state);
    this.logger.log({ message: 'payment recovered', orderId, outcome: state.state });
    return true;
  }
}
