import { messages } from '@selvedge/shared/messages';
import { useEffect, useState } from 'react';

import { Button } from '../Button.js';
import { Notice } from '../Notice.js';

/**
 * Delay in milliseconds before the message appears; an automatic reload usually succeeds earlier
 * (CST-051).
 */
const shownAfterMs = 1_000;

/**
 * Error screen for data that failed to load or a program fault (LAY-041). Error reporting is
 * notified.
 */
export function Failed({ error }: { readonly error: unknown }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    reportError(error);
    const timer = setTimeout(setShown, shownAfterMs, true);
    return () => {
      clearTimeout(timer);
    };
  }, [error]);
  if (!isShown) return <p role="status" aria-busy aria-label="One moment" />;
  return (
    <div role="alert">
      <Notice isPage title={messages.storeDataFailed} text="Please try again in a moment.">
        <Button
          kind="primary"
          onPress={() => {
            location.reload();
          }}
        >
          Reload
        </Button>
      </Notice>
    </div>
  );
}
