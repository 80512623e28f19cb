import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

import { PaymentRecoveryLoop, recoveryIntervalMs } from './payment-recovery.processor.js';

/** Recovery runs that the test ends. */
class Rounds {
  started = 0;
  private end: (failure?: Error) => void = () => undefined;

  recover(): Promise<number> {
    this.started += 1;
    return new Promise((resolve, reject) => {
      this.end = (failure) => {
        if (failure) reject(failure);
        else resolve(0);
      };
    });
  }

  async finish(failure?: Error): Promise<void> {
    this.end(failure);
    await jest.advanceTimersByTimeAsync(0);
  }
}

describe('the payment recovery loop', () => {
  let rounds: Rounds;
  let loop: PaymentRecoveryLoop;
  const pass = (intervals: number): Promise<void> =>
    jest.advanceTimersByTimeAsync(intervals * recoveryIntervalMs);

  beforeEach(() => {
    jest.useFakeTimers();
    rounds = new Rounds();
    loop = new PaymentRecoveryLoop([rounds]);
    loop.onApplicationBootstrap();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('starts a run after the previous one has ended', async () => {
    await pass(3);
    expect(rounds.started).toBe(1);
    await rounds.finish();
    await pass(1);
    expect(rounds.started).toBe(2);
  });

  it('continues after a failed run', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await pass(1);
    await rounds.finish(new Error('the database is away'));
    await pass(1);
    expect(rounds.started).toBe(2);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('stops with the server after the current run', async () => {
    await pass(1);
    let isStopped = false;
    const stopped = loop.beforeApplicationShutdown().then(() => (isStopped = true));
    await pass(2);
    expect(isStopped).toBe(false);
    await rounds.finish();
    await stopped;
    await pass(2);
    expect(rounds.started).toBe(1);
  });
});
