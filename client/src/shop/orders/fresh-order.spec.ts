import { isFirstTime, isFresh } from './fresh-order.js';

const origin = 'https://tropic.example';
const attempt = { paymentMethodName: 'card', refund: null } as const;
const orderOf = (...states: readonly ('started' | 'succeeded' | 'declined')[]) =>
  // Only how far its payments came is looked at.
  ({
    hash: 'h-1',
    paymentAttempts: states.map((state) => ({ ...attempt, state })),
  }) as unknown as Parameters<typeof isFresh>[0];
const paid = orderOf('declined', 'succeeded');
const arrival = { referrer: `${origin}/checkout/`, origin, navigation: 'navigate' };

describe('an order is celebrated', () => {
  it('by who has just paid it', () => {
    expect(isFresh(paid, arrival)).toBe(true);
    expect(isFresh(paid, { ...arrival, referrer: `${origin}/pay/h-1` })).toBe(true);
  });

  it('not where the money goes back', () => {
    const back = paid.paymentAttempts.map((each) => ({ ...each, refund: 'due' }) as const);
    expect(isFresh({ ...paid, paymentAttempts: back }, arrival)).toBe(false);
  });

  it('not before it is paid', () => {
    expect(isFresh(orderOf('started'), arrival)).toBe(false);
    expect(isFresh(orderOf('declined'), arrival)).toBe(false);
  });

  it.each(['', `${origin}/`, `${origin}/receipt/h-1`, 'https://mail.example/checkout/'])(
    'not by who comes from %j',
    (referrer) => {
      expect(isFresh(paid, { ...arrival, referrer })).toBe(false);
    },
  );

  it.each(['reload', 'back_forward', undefined])('not by who comes again: %s', (navigation) => {
    expect(isFresh(paid, { ...arrival, navigation })).toBe(false);
  });

  it('once', () => {
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
