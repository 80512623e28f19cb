import { jest } from '@jest/globals';

import { DraftSaver } from './draft-saver.js';

describe('DraftSaver', () => {
  const saved: (string | null)[] = [];
  const saver = new DraftSaver<string>((draft) => {
    saved.push(draft);
    return draft === 'refused' ? Promise.reject(new Error('Away')) : Promise.resolve();
  });
  beforeEach(() => {
    saved.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('saves once after a pause in typing', async () => {
    for (const draft of ['W', 'We', 'Weft']) saver.later(draft);
    await jest.advanceTimersByTimeAsync(399);
    expect(saved).toStrictEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(saved).toStrictEqual(['Weft']);
  });

  it('saves at once, and only once, when asked to', async () => {
    saver.later('Weft');
    await saver.now();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(saved).toStrictEqual(['Weft']);
  });

  it('retries a failed save with the next change, and drops a pending draft', async () => {
    saver.later('refused');
    await saver.now();
    saver.later('Warp');
    await saver.now();
    saver.later('Never');
    saver.drop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(saved).toStrictEqual(['refused', 'Warp']);
  });
});
