import { Injectable } from '@nestjs/common';
import type { OrderWebhook } from '@selvedge/shared/payments/order-webhook';

import { Jobs } from '../../../platform/jobs/jobs.js';
import { NotFound } from '../../../platform/refusals.js';
import { PaymentGateway } from '../payment-gateway.port.js';
import { Settlements } from './settlements.service.js';
import { ProviderUnreachable } from '../payments.errors.js';
import { WebhooksQueries, type StoredWebhook } from './webhooks.queries.js';

export const webhookJob = 'payment-webhook';

/**
 * Messages of the payment provider. They may arrive early, late, repeatedly and in any order, so one
 * only causes the state of its attempt and refunds to be fetched from the provider.
 */
@Injectable()
export class PaymentWebhooks {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly webhooks: WebhooksQueries,
    private readonly jobs: Jobs,
    private readonly settlements: Settlements,
  ) {}

  /** HTTP header with the signature of a webhook, in lower case. */
  get signatureHeader(): string {
    return this.gateway.signatureHeader;
  }

  /**
   * Stores a webhook about a payment and queues it once. Throws WebhookRefused. Others need no
   * action.
   */
  async receive(body: string, signature: string, correlationId: string): Promise<void> {
    const webhook = this.gateway.readWebhook(body, signature);
    if (webhook === undefined) return;
    const { webhookId } = webhook;
    await this.webhooks.add(webhook);
    const id = `${webhookJob}-${webhookId}`;
    await this.jobs.add({ name: webhookJob, id, data: { webhookId }, correlationId });
  }

  /** Throws if the provider does not answer, so that the job is tried again. */
  async process(webhookId: string): Promise<void> {
    const webhook = await this.webhooks.find(webhookId);
    if (webhook?.processedAt === null) await this.refresh(webhook);
  }

  /** Returns the webhooks of an order, oldest first. */
  async ofOrder(orderId: number): Promise<readonly OrderWebhook[]> {
    return (await this.webhooks.ofOrder(orderId)).map(answerOf);
  }

  /** Processes a webhook of an order again. Throws NotFound. */
  async replay(orderId: number, webhookId: string): Promise<readonly OrderWebhook[]> {
    const webhook = await this.webhooks.find(webhookId);
    if (webhook?.orderId !== orderId) throw new NotFound();
    await this.refresh(webhook);
    return this.ofOrder(orderId);
  }

  private async refresh({ webhookId, orderId, attemptId }: StoredWebhook): Promise<void> {
    const state = await this.settlements.refresh({ orderId, attemptId });
    if (state === 'unknown') throw new ProviderUnreachable();
    await this.webhooks.markProcessed(webhookId, state);
  }
}

function answerOf({
  receivedAt,
  processedAt,
  orderId: _,
  ...webhook
}: StoredWebhook): OrderWebhook {
  return {
    ...webhook,
    receivedAt: receivedAt.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
  };
}
