import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { StoredCharge } from './charge-journal.js';
import type { SandboxRefund, SandboxWebhook } from './protocol.js';
import type { WebhookTiming } from './test-cards.js';
import { signatureHeader, signatureOf } from './webhook-signature.js';

const lateMs = 20_000;
const answerWithinMs = 5_000;
const retryAfterMs: readonly number[] = [1_000, 5_000, 30_000, 120_000];

/** Sends webhooks to the merchant, at least once each. They are lost if this process ends. */
export class WebhookSender {
  constructor(
    /** Undefined if the merchant receives no webhooks. */
    private readonly url: string | undefined,
    private readonly secret: string,
  ) {}

  /** Resolves once an early webhook was sent; others are sent afterwards. */
  async announce(charge: StoredCharge, timing: WebhookTiming): Promise<void> {
    if (this.url === undefined) return;
    const body = bodyOf(charge);
    if (timing === 'early') await this.send(body);
    else void this.sendLater(body, timing === 'late' ? lateMs : 0);
    if (timing === 'twice') void this.sendLater(body, 0);
  }

  /** Sends a webhook about a finished refund. */
  announceRefund(charge: StoredCharge, refund: SandboxRefund): void {
    if (this.url !== undefined) void this.sendLater(bodyOf(charge, refund), 0);
  }

  private async sendLater(body: string, delayMs: number): Promise<void> {
    await wait(delayMs, undefined, { ref: false });
    for (const pauseMs of retryAfterMs) {
      if (await this.send(body)) return;
      await wait(pauseMs, undefined, { ref: false });
    }
  }

  /** Returns whether the merchant has accepted the webhook. */
  private async send(body: string): Promise<boolean> {
    try {
      const signature = signatureOf({ body, secret: this.secret, now: new Date() });
      const answer = await fetch(String(this.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }
}

function bodyOf({ attemptId, reference, state }: StoredCharge, refund?: SandboxRefund): string {
  const about = { refundId: refund?.refundId ?? null, state: refund?.state ?? state };
  const webhook: SandboxWebhook = { id: randomUUID(), attemptId, reference, ...about };
  return JSON.stringify(webhook);
}
