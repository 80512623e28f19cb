import { createContext, useCallback, useRef } from 'react';

/** Runs before the surrounding window closes: calls `close`, or asks first. */
type ClosingGuard = (close: () => void) => void;

/** Registers a guard; returns a function that removes it. */
type GuardClosing = (guard: ClosingGuard) => () => void;

/** Lets a form guard the window that contains it. */
export const ClosingContext = createContext<GuardClosing | undefined>(undefined);

/** Closes a window (Escape, click outside, close button) through the registered guards. */
export function useClosing(onClose: () => void) {
  const current = useRef<ClosingGuard>(null);
  const guardClosing = useCallback<GuardClosing>((guard) => {
    current.current = guard;
    return () => {
      if (current.current === guard) current.current = null;
    };
  }, []);
  const close = (): void => {
    if (current.current === null) onClose();
    else current.current(onClose);
  };
  return { close, guardClosing };
}
