import type { ReactNode } from 'react';

import { Button } from '../Button.js';
import { Dialog, DialogButtons } from '../Dialog.js';

/** Message with a single button that closes it (EDT-014). */
export function GotIt(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const { title, children, onClose } = props;
  return (
    <Dialog title={title} isOpen role="alertdialog" onClose={onClose}>
      {children}
      <DialogButtons>
        <Button onPress={onClose} autoFocus>
          Got it
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
