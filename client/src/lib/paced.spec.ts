import { jest } from '@jest/globals';

import { Paced } from './paced.js';

/** Duration of a frame in milliseconds. */
const frame = 16;

/** An action limited to once per 100 ms, with a counter. */
function pacing() {
  const done = { times: 0 };
  const paced = new Paced(() => (done.times += 1), 100);
  return { paced, done };
}

describe('Paced', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      requestAnimationFrame: (run: () => void) => setTimeout(run, frame),
      cancelAnimationFrame: clearTimeout,
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
    Reflect.deleteProperty(globalThis, 'cancelAnimationFrame');
  });

  it('runs once in the next frame for repeated calls', () => {
    const { paced, done } = pacing();
    for (let call = 0; call < 5; call += 1) paced.soon();
    expect(done.times).toBe(0);
    jest.advanceTimersByTime(frame);
    expect(done.times).toBe(1);
  });

  it('waits for the interval before it runs again', () => {
    const { paced, done } = pacing();
    paced.soon();
    jest.advanceTimersByTime(frame);
    paced.soon();
    jest.advanceTimersByTime(90);
    expect(done.times).toBe(1);
    jest.advanceTimersByTime(10 + frame);
    expect(done.times).toBe(2);
  });

  it('runs early for an urgent call, and only once', () => {
    const { paced, done } = pacing();
    paced.soon();
    jest.advanceTimersByTime(frame);
    paced.soon();
    paced.now();
    jest.advanceTimersByTime(frame);
    expect(done.times).toBe(2);
    jest.advanceTimersByTime(1000);
    expect(done.times).toBe(2);
  });

  it('does not run after stop', () => {
    const { paced, done } = pacing();
    paced.soon();
    paced.stop();
    jest.advanceTimersByTime(1000);
    expect(done.times).toBe(0);
  });
});
