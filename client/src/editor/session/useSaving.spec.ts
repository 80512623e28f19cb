import { jest } from '@jest/globals';

import { savingOffDelayMs } from './useSaving.js';
import { DelayedOff } from '../../lib/delayed-off.js';

describe('PAG-015 CST-060 saving indicator', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function followed() {
    const saving = new DelayedOff(savingOffDelayMs);
    const states: boolean[] = [];
    saving.subscribe(() => states.push(saving.current()));
    return { saving, states };
  }

  it('stays on for 500 ms after saving', () => {
    const { saving, states } = followed();
    saving.follow(true);
    saving.follow(false);
    jest.advanceTimersByTime(499);
    expect([saving.current(), states]).toStrictEqual([true, [true]]);
    jest.advanceTimersByTime(1);
    expect([saving.current(), states]).toStrictEqual([false, [true, false]]);
  });

  it('stays on during repeated saves, and is off before the first', () => {
    const { saving, states } = followed();
    saving.follow(false);
    jest.advanceTimersByTime(1_000);
    expect(states).toStrictEqual([]);
    saving.follow(true);
    saving.follow(false);
    jest.advanceTimersByTime(300);
    saving.follow(true);
    jest.advanceTimersByTime(1_000);
    expect(states).toStrictEqual([true]);
  });
});
