import type { Config } from './config.js';

/** Whether orders can be paid. */
export function takesPayments({ PAYMENTS }: Pick<Config, 'PAYMENTS'>): boolean {
  return PAYMENTS !== 'none';
}

/**
 * Whether real shoppers would pay with the sandbox. During development that is expected and needs
 * no notice.
 */
export function isTestMode({ PAYMENTS, NODE_ENV }: Pick<Config, 'PAYMENTS' | 'NODE_ENV'>): boolean {
  return PAYMENTS === 'sandbox' && NODE_ENV === 'production';
}
