import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

import { PaymentRecoveryLoop, recoveryIntervalMs } from './payment-recovery.processor.js';

/** Rounds that end when they are told to. */
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

describe('the loop that finds cut-off payments', () => {
  let rounds: Rounds;
  let loop: PaymentRecoveryLoop;
  const pass = (intervals: number): Promise<void> =>
    jest.advanceTimersByTimeAsync(intervals * recoveryIntervalMs);

  beforeEach(() => {
    jest.useFakeTimers();
    rounds = new Rounds();
    loop = new PaymentRecoveryLoop(rounds);
    loop.onApplicationBootstrap();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('begins a round when the last one has ended, and not before', async () => {
    await pass(3);
    expect(rounds.started).toBe(1);
    await rounds.finish();
    await pass(1);
    expect(rounds.started).toBe(2);
  });

  it('goes on after a round that failed', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await pass(1);
    await rounds.finish(new Error('the database is away'));
    await pass(1);
    expect(rounds.started).toBe(2);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('stops with the server, after the round that is under way', async () => {
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
