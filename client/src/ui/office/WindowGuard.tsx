import { Suspense, useContext, useEffect, useState } from 'react';

import { ClosingContext } from './closing.js';
import { later } from './later.js';

const Confirm = later(async () => (await import('./popups/Confirm.js')).Confirm, 'over');

/** Asks before the surrounding window is closed, also in programs without a router. */
export function WindowGuard({
  isDirty,
  text,
}: {
  readonly isDirty: boolean;
  readonly text: string;
}) {
  const guardClosing = useContext(ClosingContext);
  const [pending, setPending] = useState<{ readonly close: () => void }>();
  useEffect(() => {
    if (!isDirty) return undefined;
    return guardClosing?.((close) => {
      setPending({ close });
    });
  }, [guardClosing, isDirty]);
  if (pending === undefined) return null;
  return (
    <Suspense>
      <Confirm
        title="Close without saving?"
        yes="Close"
        no="Stay"
        isLoss
        onAnswer={(answer) => {
          setPending(undefined);
          if (answer) pending.close();
        }}
      >
        <p>{text}</p>
      </Confirm>
    </Suspense>
  );
}
