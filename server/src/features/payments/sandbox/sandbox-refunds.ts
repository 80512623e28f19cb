import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { KeyedQueue } from '../../../platform/concurrency/keyed-queue.js';
import type { ChargeJournal } from './charge-journal.js';
import type { RefundRequest, SandboxRefund } from './protocol.js';
import { refundBehaviourOf } from './test-cards.js';
import type { WebhookSender } from './webhook-sender.js';

const slownessMs = 3_000;

/** The key was used for a different refund. */
export class RefundReused extends Error {
  override readonly name = 'RefundReused';
}

/** Simulates refunds: never more than a charge has captured, and each refund once. */
export class SandboxRefunds {
  private readonly attempts = new KeyedQueue();

  /** Resumes the refunds that were pending when the process ended. */
  constructor(
    private readonly journal: ChargeJournal,
    private readonly webhooks: WebhookSender,
  ) {
    for (const refund of journal.pendingRefunds()) void this.succeedLater(refund);
  }

  /** Throws RefundReused for another attempt or amount. */
  refund(request: RefundRequest): Promise<SandboxRefund> {
    const { refundId, attemptId } = request;
    return this.attempts.run([attemptId], () => {
      const recorded = this.journal.findRefund(refundId);
      if (recorded !== undefined) return Promise.resolve(sameRefund(recorded, request));
      return this.made(request);
    });
  }

  /** Undefined for an unknown refund. */
  find(refundId: string): SandboxRefund | undefined {
    return this.journal.findRefund(refundId);
  }

  private async made(request: RefundRequest): Promise<SandboxRefund> {
    const charge = this.journal.find(request.attemptId);
    if (charge?.state !== 'succeeded') return failed(request, 'This payment was not captured');
    const left = charge.refunds
      .filter(({ state }) => state !== 'failed')
      .reduce((rest, { amount }) => rest - amount, charge.amount);
    if (request.currency !== charge.currency || request.amount < 1 || request.amount > left)
      return this.record(failed(request, 'The refund exceeds the rest of the payment'));
    switch (refundBehaviourOf(charge.lastDigits)) {
      case 'fail':
        return this.record(failed(request, 'The card issuer refused the refund'));
      case 'slow': {
        const pending = await this.record({ ...failed(request, null), state: 'pending' });
        void this.succeedLater(pending);
        return pending;
      }
      case 'succeed':
        return this.record(succeeded(request));
    }
  }

  private async succeedLater(refund: SandboxRefund): Promise<void> {
    await wait(slownessMs, undefined, { ref: false });
    await this.attempts.run([refund.attemptId], () => this.record(succeeded(refund)));
  }

  private async record(refund: SandboxRefund): Promise<SandboxRefund> {
    const charge = this.journal.find(refund.attemptId);
    if (charge === undefined) return refund;
    const others = charge.refunds.filter(({ refundId }) => refundId !== refund.refundId);
    await this.journal.record({ ...charge, refunds: [...others, refund] });
    if (refund.state !== 'pending') this.webhooks.announceRefund(charge, refund);
    return refund;
  }
}

function succeeded(request: RefundRequest): SandboxRefund {
  return { ...failed(request, null), state: 'succeeded', transaction: `refund_${randomUUID()}` };
}

function failed(request: RefundRequest, message: string | null): SandboxRefund {
  const { refundId, attemptId, amount, currency } = request;
  return { refundId, attemptId, amount, currency, state: 'failed', transaction: '', message };
}

function sameRefund(recorded: SandboxRefund, { attemptId, amount }: RefundRequest): SandboxRefund {
  if (recorded.attemptId !== attemptId || recorded.amount !== amount) throw new RefundReused();
  return recorded;
}
