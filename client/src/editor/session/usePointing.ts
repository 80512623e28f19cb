import { useEffect, useRef } from 'react';

import type { Pointer } from './presence.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** Interval for sharing the pointer position, in milliseconds. */
const publishEvery = 80;

/** Shares the pointer position; null after it has left the page. */
export function usePointing({ awareness }: PageSession): (pointer: Pointer | null) => void {
  const latest = useRef<Pointer | null>(null);
  const waiting = useRef<number>(undefined);
  useEffect(() => {
    return () => {
      clearTimeout(waiting.current);
    };
  }, []);
  return (pointer) => {
    latest.current = pointer;
    waiting.current ??= window.setTimeout(() => {
      waiting.current = undefined;
      awareness.setLocalStateField('pointer', latest.current);
    }, publishEvery);
  };
}
