import type { CardBrand } from '@selvedge/shared/payments/card-brands';

import type { Config } from './config.js';

interface PaymentSettings {
  readonly PAYMENTS?: Config['PAYMENTS'] | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
}

/** Whether orders can be paid. */
export function takesPayments({ PAYMENTS }: Pick<Config, 'PAYMENTS'>): boolean {
  return PAYMENTS !== 'none';
}

/** Whether payments are real; false for the sandbox, and with a key of Stripe's test mode. */
export function takesMoney({ PAYMENTS, STRIPE_SECRET_KEY = '' }: PaymentSettings): boolean {
  return PAYMENTS === 'stripe' && /^.k_live_/.test(STRIPE_SECRET_KEY);
}

/**
 * Whether real shoppers would pay with simulated money. During development that is expected and
 * needs no notice.
 */
export function isTestMode(
  config: Pick<Config, 'PAYMENTS' | 'NODE_ENV'> & PaymentSettings,
): boolean {
  return config.NODE_ENV === 'production' && takesPayments(config) && !takesMoney(config);
}

const brandsOf: Readonly<Record<Config['PAYMENTS'], readonly CardBrand[]>> = {
  none: [],
  sandbox: ['visa', 'mastercard', 'amex'],
  stripe: ['visa', 'mastercard', 'amex'],
};

/** Card brands that the payment provider accepts. */
export function acceptedCards({ PAYMENTS }: Pick<Config, 'PAYMENTS'>): readonly CardBrand[] {
  return brandsOf[PAYMENTS];
}
