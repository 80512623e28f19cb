import { useEffect } from 'react';

import type { PageSession } from '../../connect/sdk/page-session.js';

/** In milliseconds without keyboard or pointer input. */
const idleAfter = 60_000;

/** Shares with the others whether this window is idle. */
export function useIdle({ awareness }: PageSession): void {
  useEffect(() => {
    let [timer, isIdle] = [0, false];
    const publish = (next: boolean): void => {
      if (next === isIdle) return;
      isIdle = next;
      awareness.setLocalStateField('isIdle', next);
    };
    const wake = (): void => {
      clearTimeout(timer);
      publish(document.hidden);
      timer = window.setTimeout(() => {
        publish(true);
      }, idleAfter);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'visibilitychange'])
      document.addEventListener(name, wake, options);
    wake();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [awareness]);
}
