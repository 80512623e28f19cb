import { useBlocker } from '@tanstack/react-router';

import { Button } from './Button.js';
import { Dialog, DialogButtons } from './Dialog.js';

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
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={title} isOpen role="alertdialog" onClose={blocker.reset}>
      <p>{text}</p>
      <DialogButtons>
        <Button onPress={blocker.reset}>Stay</Button>
        <Button kind="danger" onPress={blocker.proceed}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
