import { jest } from '@jest/globals';

import { Debounce } from './debounce.js';

describe('Debounce', () => {
  let runs: number;
  let quiet: Debounce;

  beforeEach(() => {
    jest.useFakeTimers();
    runs = 0;
    quiet = new Debounce(
      () => {
        runs += 1;
      },
      1000,
      5000,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('runs once, a while after the last call', () => {
    quiet.trigger();
    jest.advanceTimersByTime(900);
    quiet.trigger();
    jest.advanceTimersByTime(999);
    expect(runs).toBe(0);
    jest.advanceTimersByTime(1);
    expect(runs).toBe(1);
    jest.advanceTimersByTime(20_000);
    expect(runs).toBe(1);
  });

  it('runs at the maximum wait during continuous calls', () => {
    for (let call = 0; call < 120; call += 1) {
      quiet.trigger();
      jest.advanceTimersByTime(100);
    }
    expect(runs).toBe(2);
    jest.advanceTimersByTime(20_000);
    expect(runs).toBe(3);
  });

  it('does not run after stop', () => {
    quiet.trigger();
    quiet.stop();
    jest.advanceTimersByTime(20_000);
    expect(runs).toBe(0);
  });
});
