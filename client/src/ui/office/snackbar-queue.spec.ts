import {
  durationOf,
  enqueue,
  shownIn,
  snackbarDurationMs,
  snackbarGapMs,
  type Snackbar,
} from './snackbar-queue.js';

const say = (code: string): Snackbar => ({ code, text: code });

describe('the snackbar queue', () => {
  it('NTF-016 CST-010 shows the newest first and holds at most 4', () => {
    const queue = ['a', 'b', 'c', 'd', 'e'].map(say).reduce<readonly Snackbar[]>(enqueue, []);
    expect(queue.map(({ code }) => code)).toStrictEqual(['e', 'd', 'c', 'b']);
  });

  it('NTF-017 CST-011 CST-012 shows each for 3000 ms, 300 ms after the last', () => {
    expect([snackbarDurationMs, snackbarGapMs]).toStrictEqual([3000, 300]);
  });

  it('shows a message with an action for 10 s, and as long as it is in use', () => {
    const offer: Snackbar = { ...say('a'), action: { text: 'Undo', run: () => undefined } };
    expect([durationOf(offer, false), durationOf(offer, true)]).toStrictEqual([10_000, undefined]);
    expect([durationOf(say('a'), false), durationOf(say('a'), true)]).toStrictEqual([3000, 3000]);
  });

  it('shows newer messages after the one in use', () => {
    const [used, newer] = [say('a'), say('b')];
    expect(shownIn([newer, used], undefined)).toBe(newer);
    expect(shownIn([newer, used], used)).toBe(used);
    expect(shownIn([], undefined)).toBeUndefined();
  });

  it('NTF-016 ignores an item whose code is already queued', () => {
    const queue = [say('a')];
    expect(enqueue(queue, { code: 'a', text: 'again' })).toBe(queue);
  });
});
