import { WebhookRefused } from './payments.errors.js';
import { PaymentGateway, type PaymentState, type RefundProgress } from './payment-gateway.port.js';

/**
 * Used if no provider is configured. Open attempts of an earlier provider stay open until it is
 * back (decision 0007).
 */
export class NoGateway extends PaymentGateway {
  override readonly methodName = 'None';
  override readonly fields = null;
  override readonly isTestMode = false;
  override readonly signatureHeader = 'payment-signature';

  override start(): Promise<PaymentState> {
    return Promise.resolve({ state: 'unknown' });
  }

  override find(): Promise<PaymentState> {
    return Promise.resolve({ state: 'unknown' });
  }

  override settle(): Promise<PaymentState> {
    return Promise.resolve({ state: 'unknown' });
  }

  override refund(): Promise<RefundProgress> {
    return Promise.resolve({ state: 'pending' });
  }

  override findRefund(): Promise<RefundProgress> {
    return Promise.resolve({ state: 'pending' });
  }

  override readWebhook(): never {
    throw new WebhookRefused();
  }
}
