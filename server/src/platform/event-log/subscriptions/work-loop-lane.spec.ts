import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

import { LeaseLost, renewEveryMs } from './leases.js';
import { WorkLane } from './work-loop-lane.js';
import type { Subscriber } from './work-loop-reactor.js';

describe('a lane of work', () => {
  const fence = { slot: 1, owner: 'spec', generation: 1 };

  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  function laneOf(advance: Subscriber['advance']): WorkLane {
    return new WorkLane({
      subscriber: { name: 'spec', advance },
      division: 12,
      after: 3,
      fence: () => fence,
      turn: (work) => work(),
    });
  }

  it('stands still, and says so, where there is nothing to read although there should be', async () => {
    let tries = 0;
    const lane = laneOf(() => {
      tries += 1;
      return tries < 1_000 ? Promise.resolve() : new Promise(() => undefined);
    });
    lane.reach(4);
    await new Promise(setImmediate);
    await lane.stop();
    expect(tries).toBe(1);
    expect(lane.problem).toBe(
      'spec stands at 3 of division 12: Error: there was nothing to work on',
    );
  });

  it('does not call it a problem that it was stopped', async () => {
    const lane: WorkLane = laneOf(async () => {
      void lane.stop();
      await Promise.resolve();
    });
    lane.reach(4);
    await lane.stop();
    expect(lane.problem).toBeUndefined();
  });

  it('rests, and blames nobody, where its lease was lost, until that is renewed', async () => {
    jest.useFakeTimers();
    let tries = 0;
    const lane = laneOf((_stretch, reached) => {
      tries += 1;
      if (tries === 1) return Promise.reject(new LeaseLost());
      reached(4);
      return Promise.resolve();
    });
    lane.reach(4);
    await jest.advanceTimersByTimeAsync(renewEveryMs - 1);
    lane.reach(4);
    expect([tries, lane.problem]).toEqual([1, undefined]);
    await jest.advanceTimersByTimeAsync(1);
    expect(tries).toBe(2);
    await lane.stop();
    jest.useRealTimers();
  });

  it('begins nothing where there is nothing new', async () => {
    let tries = 0;
    const lane = laneOf(() => {
      tries += 1;
      return Promise.resolve();
    });
    lane.reach(3);
    await lane.stop();
    expect(tries).toBe(0);
  });
});
