import { acceptedCards } from '../../../platform/config/payment-mode.js';
import { behaviourOf } from './test-cards.js';

const today = new Date('2026-11-21T10:00:00Z');

describe('the test cards of the sandbox', () => {
  it('accepts 4242 4242 4242 4242', () => {
    expect(behaviourOf('4242424242424242', '12/30', today)).toBe('accept');
  });

  it('accepts a card of each brand that shops name', () => {
    const numbers = {
      visa: '4242424242424242',
      mastercard: '5555555555554444',
      amex: '378282246310005',
    };
    expect(Object.keys(numbers)).toStrictEqual(acceptedCards({ PAYMENTS: 'sandbox' }));
    for (const number of Object.values(numbers))
      expect(behaviourOf(number, '12/30', today)).toBe('accept');
  });

  it('declines 4000 0000 0000 0002', () => {
    expect(behaviourOf('4000000000000002', '12/30', today)).toStrictEqual({
      declinedBecause: 'Your card was declined',
    });
  });

  it.each(['4111111111111111', 'constructor', ''])('declines the unknown card %p', (n) => {
    expect(behaviourOf(n, '12/30', today)).toStrictEqual({
      declinedBecause: 'Only test cards can pay here',
    });
  });

  it.each([
    ['10/26', true],
    ['11/26', false],
    ['11 / 26', false],
    ['12/25', true],
  ])('tells whether a card valid until %s has expired: %s', (expiry, isOver) => {
    const expired = { declinedBecause: 'Your card has expired' };
    const behaviour = behaviourOf('4242424242424242', expiry, today);
    expect(behaviour).toStrictEqual(isOver ? expired : 'accept');
  });
});
