import { jest } from '@jest/globals';

import { Rotation } from './rotation.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Running rotation of three slides that records its calls. */
function running(interval?: number, count = 3) {
  const shown: number[] = [];
  const readied: number[] = [];
  const rotation = new Rotation({
    count,
    interval,
    onShow: (index) => shown.push(index),
    onPreload: (index) => readied.push(index),
  });
  rotation.resume();
  return { rotation, shown, readied };
}

describe('slide rotation', () => {
  it('BLK-091 shows the next slide, and the first after the last', () => {
    const { shown } = running(5000);
    jest.advanceTimersByTime(4999);
    expect(shown).toStrictEqual([]);
    jest.advanceTimersByTime(1);
    expect(shown).toStrictEqual([1]);
    jest.advanceTimersByTime(15_000);
    expect(shown).toStrictEqual([1, 2, 0, 1]);
  });

  it('BLK-091 goes back from the first to the last', () => {
    const { rotation, shown } = running();
    rotation.step(-1);
    rotation.step(1);
    expect(shown).toStrictEqual([2, 0]);
  });

  it('BLK-092 restarts the interval after a manual change', () => {
    const { rotation, shown } = running(5000);
    jest.advanceTimersByTime(4000);
    rotation.step(1);
    jest.advanceTimersByTime(4000);
    expect(shown).toStrictEqual([1]);
    rotation.settle(0);
    jest.advanceTimersByTime(4999);
    expect(shown).toStrictEqual([1]);
    jest.advanceTimersByTime(1);
    expect(shown).toStrictEqual([1, 1]);
  });

  it('BLK-092 keeps the interval if the slide did not change', () => {
    const { rotation, shown } = running(5000);
    jest.advanceTimersByTime(4000);
    rotation.settle(0);
    jest.advanceTimersByTime(1000);
    expect(shown).toStrictEqual([1]);
  });

  it('BLK-093 CST-091 preloads the next slide 2000 ms before it is shown', () => {
    const { shown, readied } = running(5000);
    jest.advanceTimersByTime(2999);
    expect(readied).toStrictEqual([]);
    jest.advanceTimersByTime(1);
    expect([readied, shown]).toStrictEqual([[1], []]);
    jest.advanceTimersByTime(10_000);
    expect(readied).toStrictEqual([1, 2, 0]);
  });

  it('BLK-093 works without preloading', () => {
    const shown: number[] = [];
    new Rotation({ count: 2, interval: 5000, onShow: (index) => shown.push(index) }).resume();
    jest.advanceTimersByTime(5000);
    expect(shown).toStrictEqual([1]);
  });

  it('BLK-094 stays paused, also after a manual step', () => {
    const { rotation, shown, readied } = running(5000);
    rotation.pause();
    jest.advanceTimersByTime(60_000);
    rotation.step(1);
    jest.advanceTimersByTime(60_000);
    expect([shown, readied]).toStrictEqual([[1], []]);
    rotation.resume();
    jest.advanceTimersByTime(5000);
    expect(shown).toStrictEqual([1, 2]);
  });

  it('BLK-095 CST-090 A-29 has a default interval of 6000 ms', () => {
    const { shown } = running();
    jest.advanceTimersByTime(5999);
    expect(shown).toStrictEqual([]);
    jest.advanceTimersByTime(1);
    expect(shown).toStrictEqual([1]);
  });

  it('BLK-091 does nothing with a single slide', () => {
    const { shown, readied } = running(5000, 1);
    jest.advanceTimersByTime(60_000);
    expect([shown, readied]).toStrictEqual([[], []]);
  });
});
