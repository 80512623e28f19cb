import { useEffect, useRef } from 'react';

import type { Pointer } from './presence.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

/** In milliseconds: others see a pointer move so often. */
const publishEvery = 80;

/** Tells everybody on the page where one's pointer is; null where it left. */
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
