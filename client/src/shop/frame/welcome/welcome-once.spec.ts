import { jest } from '@jest/globals';

import { welcomeOnce } from './welcome-once.js';

/** A tab of a browser, in which pages come and go. */
function tab() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

/** A page of the tab; how often it has welcomed somebody. */
function visited(session: () => ReturnType<typeof tab>, isBusy = () => false) {
  const page = { welcomes: 0 };
  welcomeOnce({ session, isBusy, show: () => (page.welcomes += 1) });
  return page;
}

describe('MKT-008 the window that greets visitors', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('leaves them the page for a while first', () => {
    const here = tab();
    const page = visited(() => here);
    jest.advanceTimersByTime(2_999);
    expect(page.welcomes).toBe(0);
    jest.advanceTimersByTime(1);
    expect(page.welcomes).toBe(1);
  });

  it('greets once in a session, and again in another', () => {
    const here = tab();
    visited(() => here);
    jest.runAllTimers();
    const next = visited(() => here);
    const inOtherTab = visited(tab);
    jest.runAllTimers();
    expect([next.welcomes, inOtherTab.welcomes]).toStrictEqual([0, 1]);
  });

  it('waits until somebody is no longer busy', () => {
    let isBusy = true;
    const here = tab();
    const page = visited(
      () => here,
      () => isBusy,
    );
    jest.advanceTimersByTime(10_000);
    expect([page.welcomes, here.getItem('greeted')]).toStrictEqual([0, null]);
    isBusy = false;
    jest.advanceTimersByTime(3_000);
    expect(page.welcomes).toBe(1);
  });

  it('greets nobody whose browser keeps nothing', () => {
    const page = visited(() => {
      throw new Error('Access is denied for this document.');
    });
    jest.runAllTimers();
    expect(page.welcomes).toBe(0);
  });
});
