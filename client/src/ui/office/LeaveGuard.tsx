import { useBlocker } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';

import { later } from './later.js';

const fetchConfirm = () => import('./popups/Confirm.js');
const Confirm = later(async () => (await fetchConfirm()).Confirm, 'over');

/**
 * Asks before unsaved input is lost: by a dialog for navigation in the office, by the browser's own
 * prompt when the tab is closed.
 */
export function LeaveGuard(props: {
  readonly isDirty: boolean;
  /** Warning shown before unsaved input is lost. */
  readonly text: string;
  readonly title?: string;
  /**
   * Whether the screen has sub-pages with their own addresses; moving between them loses nothing.
   */
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
    // Loads the dialog now, so that it is ready when needed.
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
