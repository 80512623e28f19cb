import { jest } from '@jest/globals';

import { OnceQuiet } from './once-quiet.js';

describe('what is done once it is quiet', () => {
  let runs: number;
  let quiet: OnceQuiet;

  beforeEach(() => {
    jest.useFakeTimers();
    runs = 0;
    quiet = new OnceQuiet(
      () => {
        runs += 1;
      },
      1000,
      5000,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('is done once, a while after the last question', () => {
    quiet.ask();
    jest.advanceTimersByTime(900);
    quiet.ask();
    jest.advanceTimersByTime(999);
    expect(runs).toBe(0);
    jest.advanceTimersByTime(1);
    expect(runs).toBe(1);
    jest.advanceTimersByTime(20_000);
    expect(runs).toBe(1);
  });

  it('is done now and then while it does not become quiet', () => {
    for (let call = 0; call < 120; call += 1) {
      quiet.ask();
      jest.advanceTimersByTime(100);
    }
    expect(runs).toBe(2);
    jest.advanceTimersByTime(20_000);
    expect(runs).toBe(3);
  });

  it('is not done after the end', () => {
    quiet.ask();
    quiet.stop();
    jest.advanceTimersByTime(20_000);
    expect(runs).toBe(0);
  });
});
