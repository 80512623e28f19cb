import { jest } from '@jest/globals';

import { TrailingThrottle } from './trailing-throttle.js';

describe('TrailingThrottle', () => {
  let runs: number;
  let afterwards: TrailingThrottle;

  beforeEach(() => {
    jest.useFakeTimers();
    runs = 0;
    afterwards = new TrailingThrottle(() => {
      runs += 1;
    }, 1000);
  });
  afterEach(() => jest.useRealTimers());

  it('runs once after a single call', () => {
    afterwards.trigger();
    jest.advanceTimersByTime(999);
    expect(runs).toBe(0);
    jest.advanceTimersByTime(1);
    expect(runs).toBe(1);
    jest.advanceTimersByTime(10_000);
    expect(runs).toBe(1);
  });

  it('keeps running at intervals during repeated calls, and once after the last', () => {
    for (let call = 0; call < 35; call += 1) {
      afterwards.trigger();
      jest.advanceTimersByTime(100);
    }
    expect(runs).toBe(3);
    jest.advanceTimersByTime(10_000);
    expect(runs).toBe(5);
  });

  it('does not run after stop', () => {
    afterwards.trigger();
    afterwards.stop();
    jest.advanceTimersByTime(10_000);
    expect(runs).toBe(0);
  });
});
