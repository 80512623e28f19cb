import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

import styles from './Snackbars.module.css';
import {
  enqueue,
  snackbarDurationMs,
  snackbarGapMs,
  type Snackbar,
  type SnackbarAction,
} from './snackbar-queue.js';

const SnackbarContext = createContext<(text: string, action?: SnackbarAction) => void>(
  () => undefined,
);

/** Returns a function that shows a short message. A text that is already queued is not repeated. */
export function useSnackbar(): (text: string, action?: SnackbarAction) => void {
  return use(SnackbarContext);
}

/** Holds the queue of messages and shows the newest (NTF-016, NTF-017). */
export function Snackbars({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Snackbar[]>([]);
  const [resting, setResting] = useState(false);
  const shown = resting ? undefined : queue[0];

  const notify = useCallback((text: string, action?: SnackbarAction) => {
    setQueue((waiting) => enqueue(waiting, { code: text, text, action }));
  }, []);

  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => {
      setQueue((waiting) => waiting.filter(({ code }) => code !== shown.code));
      setResting(true);
    }, snackbarDurationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);

  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => {
      setResting(false);
    }, snackbarGapMs);
    return () => {
      clearTimeout(timer);
    };
  }, [resting]);

  return (
    <SnackbarContext value={notify}>
      {children}
      <div role="status" aria-live="polite" className={styles['region']}>
        {shown !== undefined && (
          <p className={styles['snackbar']}>
            {shown.text}
            {shown.action !== undefined && (
              <button
                type="button"
                onClick={() => {
                  shown.action?.run();
                  setQueue((waiting) => waiting.filter(({ code }) => code !== shown.code));
                }}
              >
                {shown.action.text}
              </button>
            )}
          </p>
        )}
      </div>
    </SnackbarContext>
  );
}
