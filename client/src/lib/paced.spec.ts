import { jest } from '@jest/globals';

import { Paced } from './paced.js';

/** In milliseconds: so long a frame of this screen takes. */
const frame = 16;

/** What is done at most every hundred milliseconds, and how often it was. */
function pacing() {
  const done = { times: 0 };
  const paced = new Paced(() => (done.times += 1), 100);
  return { paced, done };
}

describe('what is done now and then', () => {
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

  it('is done once in the next frame, however often it is asked for', () => {
    const { paced, done } = pacing();
    for (let call = 0; call < 5; call += 1) paced.soon();
    expect(done.times).toBe(0);
    jest.advanceTimersByTime(frame);
    expect(done.times).toBe(1);
  });

  it('rests afterwards, and then does what was asked for meanwhile', () => {
    const { paced, done } = pacing();
    paced.soon();
    jest.advanceTimersByTime(frame);
    paced.soon();
    jest.advanceTimersByTime(90);
    expect(done.times).toBe(1);
    jest.advanceTimersByTime(10 + frame);
    expect(done.times).toBe(2);
  });

  it('is woken by what cannot wait, and not done twice for that', () => {
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

  it('is not done any more once it was stopped', () => {
    const { paced, done } = pacing();
    paced.soon();
    paced.stop();
    jest.advanceTimersByTime(1000);
    expect(done.times).toBe(0);
  });
});
