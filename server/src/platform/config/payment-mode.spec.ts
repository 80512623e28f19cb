import { isTestMode, takesPayments } from './payment-mode.js';

describe('payment mode', () => {
  it('takes payments with a provider only', () => {
    expect(takesPayments({ PAYMENTS: 'none' })).toBe(false);
    expect(takesPayments({ PAYMENTS: 'sandbox' })).toBe(true);
  });

  it.each([
    ['sandbox', 'production', true],
    ['sandbox', 'development', false],
    ['sandbox', 'test', false],
    ['none', 'production', false],
  ] as const)('with PAYMENTS=%s in %s is a test mode: %s', (PAYMENTS, NODE_ENV, isTest) => {
    expect(isTestMode({ PAYMENTS, NODE_ENV })).toBe(isTest);
  });
});
