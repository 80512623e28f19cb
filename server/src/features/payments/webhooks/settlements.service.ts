import { Injectable } from '@nestjs/common';

import { Payments } from '../payments.service.js';
import { RefundRecovery } from '../refunds/refund-recovery.service.js';

interface Attempt {
  readonly orderId: number;
  readonly attemptId: string;
}

/** Fetches from the provider what a webhook can be about: an attempt and its refunds. */
@Injectable()
export class Settlements {
  constructor(
    private readonly payments: Payments,
    private readonly refunds: RefundRecovery,
  ) {}

  /** Records what has changed. Returns the state of the attempt, as `Payments.refreshAttempt` does. */
  async refresh(attempt: Attempt): ReturnType<Payments['refreshAttempt']> {
    const state = await this.payments.refreshAttempt(attempt);
    await this.refunds.refresh(attempt);
    return state;
  }
}
