import { useBlocker } from '@tanstack/react-router';

import { Button } from '../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../ui/office/Dialog.js';

/** Asks before what was changed is lost. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.routeId !== next.routeId,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title="Leave without publishing?" isOpen role="alertdialog" onClose={blocker.reset}>
      <p>What you changed of the theme is not published.</p>
      <DialogButtons>
        <Button onPress={blocker.reset}>Stay</Button>
        <Button kind="danger" onPress={blocker.proceed}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
