import { acceptedCards, isTestMode, takesMoney, takesPayments } from './payment-mode.js';

describe('payment mode', () => {
  it('takes payments with a provider only', () => {
    expect(takesPayments({ PAYMENTS: 'none' })).toBe(false);
    expect(takesPayments({ PAYMENTS: 'sandbox' })).toBe(true);
    expect(takesPayments({ PAYMENTS: 'stripe' })).toBe(true);
  });

  it.each([
    ['sandbox', undefined, false],
    ['sandbox', 'sk_live_51', false],
    ['stripe', 'sk_test_51', false],
    ['stripe', 'rk_live_51', true],
    ['stripe', 'sk_live_51', true],
    ['none', 'sk_live_51', false],
  ] as const)('with PAYMENTS=%s and the key %s takes money: %s', (PAYMENTS, key, takes) => {
    expect(takesMoney({ PAYMENTS, STRIPE_SECRET_KEY: key })).toBe(takes);
  });

  it('accepts cards with a provider only', () => {
    expect(acceptedCards({ PAYMENTS: 'none' })).toStrictEqual([]);
    expect(acceptedCards({ PAYMENTS: 'sandbox' })).toContain('visa');
  });

  it.each([
    ['sandbox', 'production', true],
    ['sandbox', 'development', false],
    ['sandbox', 'test', false],
    ['stripe', 'production', true],
    ['stripe', 'development', false],
    ['none', 'production', false],
  ] as const)('with PAYMENTS=%s in %s is a test mode: %s', (PAYMENTS, NODE_ENV, isTest) => {
    const STRIPE_SECRET_KEY = 'sk_test_51';
    expect(isTestMode({ PAYMENTS, NODE_ENV, STRIPE_SECRET_KEY })).toBe(isTest);
  });

  it('is no test mode with a live key of Stripe', () => {
    const live = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_51' } as const;
    expect(isTestMode({ ...live, NODE_ENV: 'production' })).toBe(false);
  });
});
