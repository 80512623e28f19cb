import { PaymentGateway, type ChargeOutcome } from './payment-gateway.port.js';

/** Where no provider was named. What another one left open stays open until it is back (decision 0050). */
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
