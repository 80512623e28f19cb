import { useBlocker } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';

import { later } from './later.js';

const fetchConfirm = () => import('./popups/Confirm.js');
const Confirm = later(async () => (await fetchConfirm()).Confirm, 'over');

/**
 * Asks before what was typed is lost: on the way to another screen here, and by the browser's own
 * question when the tab is closed.
 */
export function LeaveGuard(props: {
  readonly isDirty: boolean;
  /** What would be lost, as a sentence. */
  readonly text: string;
  readonly title?: string;
  /** Whether the screen has parts with addresses of their own, between which nothing is lost. */
  readonly hasParts?: boolean;
}) {
  const { isDirty, text, title = 'Leave without saving?', hasParts = false } = props;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !(hasParts && current.routeId === next.routeId),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  useEffect(() => {
    // It is there by the time that it may be asked.
    if (isDirty) fetchConfirm().catch(() => undefined);
  }, [isDirty]);
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <Confirm
        title={title}
        yes="Leave"
        no="Stay"
        isLoss
        onAnswer={(answer) => {
          (answer ? blocker.proceed : blocker.reset)();
        }}
      >
        <p>{text}</p>
      </Confirm>
    </Suspense>
  );
}
