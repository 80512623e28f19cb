import { jest } from '@jest/globals';

import { savingLingers } from './useSaving.js';
import { Lingering } from '../../lib/lingering.js';

describe('PAG-015 CST-060 what says that a page is being saved', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function followed() {
    const saving = new Lingering(savingLingers);
    const told: boolean[] = [];
    saving.subscribe(() => told.push(saving.current()));
    return { saving, told };
  }

  it('lingers for 500 ms once it is saved', () => {
    const { saving, told } = followed();
    saving.follow(true);
    saving.follow(false);
    jest.advanceTimersByTime(499);
    expect([saving.current(), told]).toStrictEqual([true, [true]]);
    jest.advanceTimersByTime(1);
    expect([saving.current(), told]).toStrictEqual([false, [true, false]]);
  });

  it('goes on where more is saved meanwhile, and never begins by itself', () => {
    const { saving, told } = followed();
    saving.follow(false);
    jest.advanceTimersByTime(1_000);
    expect(told).toStrictEqual([]);
    saving.follow(true);
    saving.follow(false);
    jest.advanceTimersByTime(300);
    saving.follow(true);
    jest.advanceTimersByTime(1_000);
    expect(told).toStrictEqual([true]);
  });
});
