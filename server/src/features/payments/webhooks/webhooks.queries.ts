import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Webhook as stored. */
export interface StoredWebhook {
  readonly webhookId: string;
  readonly orderId: number;
  readonly attemptId: string;
  /** As received. */
  readonly body: string;
  readonly receivedAt: Date;
  readonly processedAt: Date | null;
  /** State of the attempt when the webhook was processed. */
  readonly outcome: string | null;
}

const columns = `webhook_id AS "webhookId", order_id AS "orderId", attempt_id AS "attemptId", body,
  received_at AS "receivedAt", processed_at AS "processedAt", outcome`;

@Injectable()
export class WebhooksQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a webhook; a repeated one is stored once. */
  async add(webhook: Pick<StoredWebhook, 'webhookId' | 'orderId' | 'attemptId' | 'body'>) {
    const { webhookId, orderId, attemptId, body } = webhook;
    await this.dataSource.query(
      `INSERT INTO payment_webhooks (webhook_id, order_id, attempt_id, body)
       VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [webhookId, orderId, attemptId, body],
    );
  }

  async find(webhookId: string): Promise<StoredWebhook | undefined> {
    const [row] = await this.dataSource.query<StoredWebhook[]>(
      `SELECT ${columns} FROM payment_webhooks WHERE webhook_id = $1`,
      [webhookId],
    );
    return row;
  }

  /** Returns the webhooks of an order, oldest first. */
  ofOrder(orderId: number): Promise<readonly StoredWebhook[]> {
    return this.dataSource.query(
      `SELECT ${columns} FROM payment_webhooks WHERE order_id = $1 ORDER BY received_at`,
      [orderId],
    );
  }

  async markProcessed(webhookId: string, outcome: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE payment_webhooks SET processed_at = now(), outcome = $2 WHERE webhook_id = $1`,
      [webhookId, outcome],
    );
  }
}
