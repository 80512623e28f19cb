/** Message of the payment provider about an order, for staff. */
export interface OrderWebhook {
  readonly webhookId: string;
  readonly attemptId: string;
  /** As received. */
  readonly body: string;
  readonly receivedAt: string;
  /** Null until it is processed. */
  readonly processedAt: string | null;
  /** State of the attempt when the webhook was processed. */
  readonly outcome: string | null;
}
