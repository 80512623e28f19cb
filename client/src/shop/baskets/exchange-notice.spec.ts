import { jest } from '@jest/globals';

import { announce, isDue } from './exchange-notice.js';

/** Simulated browser storage, with a log of the notice's states. */
function started(stored = new Map<string, string>()) {
  const shown: boolean[] = [];
  const stop = announce((isShown) => shown.push(isShown), {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
  });
  return { shown, stored, stop };
}

describe('exchange-rate notice', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('MKT-013 CST-052 appears after 500 ms and stays for 10 s', () => {
    const { shown } = started();
    jest.advanceTimersByTime(499);
    expect(shown).toStrictEqual([]);
    jest.advanceTimersByTime(1);
    expect(shown).toStrictEqual([true]);
    jest.advanceTimersByTime(9_999);
    expect(shown).toStrictEqual([true]);
    jest.advanceTimersByTime(1);
    expect(shown).toStrictEqual([true, false]);
  });

  it('MKT-013 appears only once', () => {
    const { stored } = started();
    jest.advanceTimersByTime(60_000);
    const again = started(stored);
    jest.advanceTimersByTime(60_000);
    expect(again.shown).toStrictEqual([]);
  });

  it('MKT-013 appears on the next visit if the basket was left too early', () => {
    const { shown, stored, stop } = started();
    jest.advanceTimersByTime(499);
    stop();
    jest.advanceTimersByTime(60_000);
    expect([shown, stored.size]).toStrictEqual([[], 0]);
  });

  it.each([
    [1, 'USD', true],
    [0, 'USD', false],
    [1, 'GBP', false],
    [1, null, false],
  ])('MKT-013 with %d items and %s selected in a GBP shop is due: %s', (quantity, chosen, due) => {
    expect(isDue({ quantity, chosen, shopCurrency: 'GBP' })).toBe(due);
  });
});
