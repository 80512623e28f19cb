import { isFirstTime, isFresh } from './fresh-order.js';

const origin = 'https://tropic.example';
const attempt = { paymentMethodName: 'card', refund: null } as const;
const orderOf = (...states: readonly ('started' | 'succeeded' | 'declined')[]) =>
  // Only the payments are used.
  ({
    hash: 'h-1',
    paymentAttempts: states.map((state) => ({ ...attempt, state })),
  }) as unknown as Parameters<typeof isFresh>[0];
const paid = orderOf('declined', 'succeeded');
const arrival = { referrer: `${origin}/checkout/`, origin, navigation: 'navigate' };

describe('celebrating an order', () => {
  it('happens right after payment', () => {
    expect(isFresh(paid, arrival)).toBe(true);
    expect(isFresh(paid, { ...arrival, referrer: `${origin}/pay/h-1` })).toBe(true);
  });

  it('does not happen for a refund', () => {
    const back = paid.paymentAttempts.map((each) => ({ ...each, refund: 'due' }) as const);
    expect(isFresh({ ...paid, paymentAttempts: back }, arrival)).toBe(false);
  });

  it('does not happen before payment', () => {
    expect(isFresh(orderOf('started'), arrival)).toBe(false);
    expect(isFresh(orderOf('declined'), arrival)).toBe(false);
  });

  it.each(['', `${origin}/`, `${origin}/receipt/h-1`, 'https://mail.example/checkout/'])(
    'does not happen on arrival from %j',
    (referrer) => {
      expect(isFresh(paid, { ...arrival, referrer })).toBe(false);
    },
  );

  it.each(['reload', 'back_forward', undefined])(
    'does not happen on repeated navigation: %s',
    (navigation) => {
      expect(isFresh(paid, { ...arrival, navigation })).toBe(false);
    },
  );

  it('happens once', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    expect(isFirstTime(paid, storage)).toBe(true);
    expect(isFirstTime(paid, storage)).toBe(false);
    expect(isFirstTime({ hash: 'h-2' }, storage)).toBe(true);
  });
});
