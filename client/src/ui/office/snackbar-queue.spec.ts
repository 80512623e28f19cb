import { enqueue, snackbarDurationMs, snackbarGapMs, type Snackbar } from './snackbar-queue.js';

const say = (code: string): Snackbar => ({ code, text: code });

describe('the snackbar queue', () => {
  it('NTF-016 CST-010 shows the newest first and holds at most 4', () => {
    const queue = ['a', 'b', 'c', 'd', 'e'].map(say).reduce<readonly Snackbar[]>(enqueue, []);
    expect(queue.map(({ code }) => code)).toStrictEqual(['e', 'd', 'c', 'b']);
  });

  it('NTF-017 CST-011 CST-012 shows each for 3000 ms, 300 ms after the last', () => {
    expect([snackbarDurationMs, snackbarGapMs]).toStrictEqual([3000, 300]);
  });

  it('NTF-016 ignores an item whose code is already queued', () => {
    const queue = [say('a')];
    expect(enqueue(queue, { code: 'a', text: 'again' })).toBe(queue);
  });
});
