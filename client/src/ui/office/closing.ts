import { createContext, useCallback, useRef } from 'react';

/** What stands between somebody and the closing of the window around it: it closes it, or asks first. */
type ClosingGuard = (close: () => void) => void;

/** Puts a guard before the closing; answers what takes it away. */
type GuardClosing = (guard: ClosingGuard) => () => void;

/** By what a form guards the window that it stands in. */
export const ClosingContext = createContext<GuardClosing | undefined>(undefined);

/** A window's own means of closing (Escape, a press beside it, its cross), and how they are guarded. */
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
