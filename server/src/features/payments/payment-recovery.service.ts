import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { OrdersQueries, type OpenAttempt } from '../orders/index.js';
import { PaymentGateway } from './payment-gateway.port.js';
import { Payments } from './payments.service.js';

/** Age of an attempt without outcome before the provider is queried; longer than any call to it. */
const attemptTimeoutMs = 30_000;

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
    const before = new Date(this.clock.now().getTime() - attemptTimeoutMs);
    let settled = 0;
    for (const attempt of await this.orders.openAttempts(before)) {
      if (await this.settle(attempt)) settled += 1;
    }
    return settled;
  }

  private async settle({ division, orderId, attemptId }: OpenAttempt): Promise<boolean> {
    const outcome = await this.gateway.settle(attemptId);
    if (outcome.state === 'unknown') return false;
    const context = {
      division,
      actor: 'system:payment-recovery',
      correlationId: randomUUID(),
    };
    await this.payments.conclude(context, { orderId, attemptId }, outcome);
    this.logger.log({ message: 'payment recovered', orderId, outcome: outcome.state });
    return true;
  }
}
