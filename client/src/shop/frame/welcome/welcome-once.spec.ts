import { jest } from '@jest/globals';

import { welcomeOnce } from './welcome-once.js';

/** Simulated session storage of a tab. */
function tab() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

/** Opens a page in the tab and returns the number of greetings. */
function visited(session: () => ReturnType<typeof tab>, isBusy = () => false) {
  const page = { welcomes: 0 };
  welcomeOnce({ session, isBusy, show: () => (page.welcomes += 1) });
  return page;
}

describe('MKT-008 welcome pop-up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('appears after a delay', () => {
    const here = tab();
    const page = visited(() => here);
    jest.advanceTimersByTime(2_999);
    expect(page.welcomes).toBe(0);
    jest.advanceTimersByTime(1);
    expect(page.welcomes).toBe(1);
  });

  it('appears once per session', () => {
    const here = tab();
    visited(() => here);
    jest.runAllTimers();
    const next = visited(() => here);
    const inOtherTab = visited(tab);
    jest.runAllTimers();
    expect([next.welcomes, inOtherTab.welcomes]).toStrictEqual([0, 1]);
  });

  it('waits until the visitor is not busy', () => {
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

  it('never appears if the browser stores nothing', () => {
    const page = visited(() => {
      throw new Error('Access is denied for this document.');
    });
    jest.runAllTimers();
    expect(page.welcomes).toBe(0);
  });
});
