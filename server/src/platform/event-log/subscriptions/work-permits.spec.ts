import { jest } from '@jest/globals';

import { permitMs, WorkPermits } from './work-permits.js';

describe('work permits', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are released by long turns, which then delay only their own subscriber', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const permits = new WorkPermits();
    const started: string[] = [];
    const take = (division: number, subscriber: string): void =>
      void permits.take({ division, subscriber }, () => {
        started.push(`${subscriber} ${division}`);
        return new Promise<void>(() => undefined);
      });
    for (const division of [1, 2, 3]) for (const name of ['slow', 'late']) take(division, name);
    take(1, 'mail');
    await new Promise(setImmediate);
    expect(started.toSorted()).toStrictEqual(['late 1', 'late 2', 'slow 1', 'slow 2']);
    await jest.advanceTimersByTimeAsync(permitMs);
    await new Promise(setImmediate);
    expect(started.slice(4)).toStrictEqual(['mail 1']);
  });

  it('rotate by division, and leave some to others if one subscriber is slow', async () => {
    const permits = new WorkPermits();
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const take = (division: number, subscriber: string): void =>
      void permits.take({ division, subscriber }, () => {
        started.push(`${subscriber} ${division}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    for (const division of [1, 2, 3]) take(division, 'slow');
    for (const subscriber of ['a', 'b', 'c', 'd']) take(1, subscriber);
    take(2, 'a');
    await new Promise(setImmediate);
    expect(started.toSorted()).toStrictEqual(['a 1', 'a 2', 'slow 1', 'slow 2']);
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
    expect(started.slice(4)).toStrictEqual(['b 1', 'slow 3', 'c 1', 'd 1']);
    for (const end of ends.splice(0)) end();
  });
});
