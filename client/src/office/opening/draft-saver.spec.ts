import { jest } from '@jest/globals';

import { DraftSaver } from './draft-saver.js';

describe('what is typed', () => {
  const kept: (string | null)[] = [];
  const saver = new DraftSaver<string>((draft) => {
    kept.push(draft);
    return draft === 'refused' ? Promise.reject(new Error('Away')) : Promise.resolve();
  });
  beforeEach(() => {
    kept.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is kept once nothing more comes for a moment', async () => {
    for (const draft of ['W', 'We', 'Weft']) saver.later(draft);
    await jest.advanceTimersByTimeAsync(399);
    expect(kept).toStrictEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(kept).toStrictEqual(['Weft']);
  });

  it('is kept at once where somebody goes on, and once', async () => {
    saver.later('Weft');
    await saver.now();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(kept).toStrictEqual(['Weft']);
  });

  it('is kept with the next change where it could not be, and not at all where it is dropped', async () => {
    saver.later('refused');
    await saver.now();
    saver.later('Warp');
    await saver.now();
    saver.later('Never');
    saver.drop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(kept).toStrictEqual(['refused', 'Warp']);
  });
});
