import { jest } from '@jest/globals';

import { Afterwards } from './afterwards.js';

describe('what is done afterwards', () => {
  let runs: number;
  let afterwards: Afterwards;

  beforeEach(() => {
    jest.useFakeTimers();
    runs = 0;
    afterwards = new Afterwards(() => {
      runs += 1;
    }, 1000);
  });
  afterEach(() => jest.useRealTimers());

  it('is done once for one question', () => {
    afterwards.ask();
    jest.advanceTimersByTime(999);
    expect(runs).toBe(0);
    jest.advanceTimersByTime(1);
    expect(runs).toBe(1);
    jest.advanceTimersByTime(10_000);
    expect(runs).toBe(1);
  });

  it('is not put off by those who go on asking, and done a while after the last of them', () => {
    for (let call = 0; call < 35; call += 1) {
      afterwards.ask();
      jest.advanceTimersByTime(100);
    }
    expect(runs).toBe(3);
    jest.advanceTimersByTime(10_000);
    expect(runs).toBe(5);
  });

  it('is not done after the end', () => {
    afterwards.ask();
    afterwards.stop();
    jest.advanceTimersByTime(10_000);
    expect(runs).toBe(0);
  });
});
