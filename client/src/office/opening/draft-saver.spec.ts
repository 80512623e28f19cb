import { jest } from '@jest/globals';

import { DraftSaver } from './draft-saver.js';

describe('what is typed', () => {
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

  it('is kept once nothing more comes for a moment', async () => {
    for (const draft of ['W', 'We', 'Weft']) saver.later(draft);
    await jest.advanceTimersByTimeAsync(399);
    expect(saved).toStrictEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(saved).toStrictEqual(['Weft']);
  });

  it('is kept at once where somebody goes on, and once', async () => {
    saver.later('Weft');
    await saver.now();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(saved).toStrictEqual(['Weft']);
  });

  it('is kept with the next change where it could not be, and not at all where it is dropped', async () => {
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
