import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

import styles from './Snackbars.module.css';
import {
  durationOf,
  enqueue,
  shownIn,
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

/** Queue of messages with the time of each (NTF-016, NTF-017). */
function useQueue() {
  const [queue, setQueue] = useState<readonly Snackbar[]>([]);
  const [resting, setResting] = useState(false);
  const [used, setUsed] = useState<Snackbar>();
  const shown = resting ? undefined : shownIn(queue, used);

  const notify = useCallback((text: string, action?: SnackbarAction) => {
    setQueue((waiting) => enqueue(waiting, { code: text, text, action }));
  }, []);
  const dismiss = useCallback((code: string) => {
    setUsed(undefined);
    setQueue((waiting) => waiting.filter((one) => one.code !== code));
  }, []);

  const isInUse = used !== undefined;
  useEffect(() => {
    const duration = shown && durationOf(shown, isInUse);
    if (shown === undefined || duration === undefined) return undefined;
    const timer = setTimeout(() => {
      dismiss(shown.code);
      setResting(true);
    }, duration);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, isInUse, dismiss]);

  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => {
      setResting(false);
    }, snackbarGapMs);
    return () => {
      clearTimeout(timer);
    };
  }, [resting]);

  return { shown, notify, dismiss, setUsed };
}

/** Holds the queue of messages and shows the newest. */
export function Snackbars({ children }: { children: ReactNode }) {
  const { shown, notify, dismiss, setUsed } = useQueue();
  return (
    <SnackbarContext value={notify}>
      {children}
      <div role="status" aria-live="polite" className={styles['region']}>
        {shown !== undefined && (
          <Message
            key={shown.code}
            shown={shown}
            onUse={(isUsed) => {
              setUsed(isUsed ? shown : undefined);
            }}
            onDismiss={() => {
              dismiss(shown.code);
            }}
          />
        )}
      </div>
    </SnackbarContext>
  );
}

interface MessageProps {
  readonly shown: Snackbar;
  /** Called when pointer or focus enter or leave. */
  readonly onUse: (isUsed: boolean) => void;
  readonly onDismiss: () => void;
}

function Message({ shown: { text, action }, onUse, onDismiss }: MessageProps) {
  if (action === undefined) return <p className={styles['snackbar']}>{text}</p>;
  /** It stays in use if the pointer leaves while the focus is inside, and the reverse. */
  const leave = (of: HTMLElement, other: ':hover' | ':focus-within'): void => {
    if (!of.matches(other)) onUse(false);
  };
  return (
    <p
      className={`${styles['snackbar'] ?? ''} ${styles['offer'] ?? ''}`}
      onPointerEnter={() => {
        onUse(true);
      }}
      onPointerLeave={({ currentTarget }) => {
        leave(currentTarget, ':focus-within');
      }}
      onFocus={() => {
        onUse(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave(currentTarget, ':hover');
      }}
    >
      {text}
      <button
        type="button"
        onClick={() => {
          action.run();
          onDismiss();
        }}
      >
        {action.text}
      </button>
      <button type="button" aria-label="Dismiss message" onClick={onDismiss}>
        ✕
      </button>
    </p>
  );
}
