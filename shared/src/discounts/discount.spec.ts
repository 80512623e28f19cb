import { couponCode, discountState, isCouponCode } from './discount.js';
import { discountWith } from './discounts.testing.js';

describe('a coupon code', () => {
  it.each([
    ['summer-10', 'SUMMER10'],
    [' Summer 10 ', 'SUMMER10'],
    ['SUMMER–10', 'SUMMER10'],
  ])('ignores case, spaces and hyphens: %s', (typed, code) => {
    expect(couponCode(typed)).toBe(code);
    expect(isCouponCode(code)).toBe(true);
  });

  it.each(['', 'AB', 'A'.repeat(33), 'ÄÖÜ', 'ABC!'])('cannot be %j', (code) => {
    expect(isCouponCode(code)).toBe(false);
  });
});

describe('the state of a discount', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const [past, future] = ['2026-11-30T12:00:00Z', '2026-11-30T12:00:01Z'];

  it.each([
    ['active', {}],
    ['active', { startsAt: past, endsAt: future }],
    ['scheduled', { startsAt: future }],
    ['paused', { isPaused: true, startsAt: future }],
    ['ended', { isPaused: true, endsAt: past }],
  ])('is %s with %j', (state, changes) => {
    expect(discountState(discountWith(changes), now)).toBe(state);
  });
});
