import { messages } from '@selvedge/shared/messages';
import { useEffect, useState } from 'react';

import { Button } from '../Button.js';
import { Notice } from '../Notice.js';

/** CST-051, in milliseconds: what is loaded again by itself meanwhile shows nothing of it. */
const shownAfterMs = 1_000;

/** LAY-041: what a screen needs could not be had, or the program has failed. Whoever tells of errors hears of it. */
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
