import { PaymentGateway, type ChargeOutcome } from './payment-gateway.port.js';

/**
 * Used if no provider is configured. Open attempts of an earlier provider stay open until it is
 * back (decision 0007).
 */
export class NoGateway extends PaymentGateway {
  override readonly methodName = 'None';
  override readonly takesPayments = false;

  override charge(): Promise<ChargeOutcome> {
    return Promise.resolve({ state: 'unknown' });
  }

  override settle(): Promise<ChargeOutcome> {
    return Promise.resolve({ state: 'unknown' });
  }
}
