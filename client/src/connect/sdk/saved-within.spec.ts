import { ConnectError } from './connect-error.js';
import { savedWithin } from './saved-within.js';

/** A page with a controllable saved state. */
function saving(isSaved: boolean) {
  const listeners = new Set<() => void>();
  let state = { isSaved, phase: 'live' };
  return {
    listeners,
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: Partial<typeof state>): void {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
  };
}

const long = 60_000;
const refusal = expect.objectContaining({ code: 'not_stored' });

describe('savedWithin', () => {
  it('resolves at once if everything is stored', async () => {
    await savedWithin(saving(true), long);
  });

  it('resolves when everything becomes stored', async () => {
    const page = saving(false);
    const saved = savedWithin(page, long);
    page.become({ phase: 'offline' });
    page.become({ phase: 'live', isSaved: true });
    await saved;
    expect(page.listeners.size).toBe(0);
  });

  it('rejects on timeout and when the page has ended', async () => {
    const page = saving(false);
    await expect(savedWithin(page, 1)).rejects.toBeInstanceOf(ConnectError);
    const saved = savedWithin(page, long);
    page.become({ phase: 'ended' });
    await expect(saved).rejects.toStrictEqual(refusal);
    await expect(savedWithin(page, long)).rejects.toStrictEqual(refusal);
    expect(page.listeners.size).toBe(0);
  });
});
