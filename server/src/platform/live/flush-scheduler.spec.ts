import { setImmediate as macrotask } from 'node:timers/promises';

import { jest } from '@jest/globals';

import { FlushScheduler } from './flush-scheduler.js';

describe('send rounds', () => {
  it('send at once to every waiting outbox, each once', async () => {
    const rounds = new FlushScheduler();
    const [one, other] = [{ flush: jest.fn() }, { flush: jest.fn() }];
    for (const outbox of [one, other, one]) rounds.join(outbox);
    expect(one.flush).not.toHaveBeenCalled();
    await macrotask();
    expect(one.flush).toHaveBeenCalledTimes(1);
    expect(other.flush).toHaveBeenCalledTimes(1);
  });

  it('pause after a long round, then send the messages that arrived meanwhile together', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
    let now = 0;
    const rounds = new FlushScheduler(() => now);
    const outbox = { flush: jest.fn(() => void (now += 10)) };
    rounds.join(outbox);
    await macrotask();
    for (let count = 0; count < 3; count += 1) rounds.join(outbox);
    await macrotask();
    jest.advanceTimersByTime(4);
    expect(outbox.flush).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(outbox.flush).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
