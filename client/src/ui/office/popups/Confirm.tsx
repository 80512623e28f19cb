import type { ReactNode } from 'react';

import { Button } from '../Button.js';
import { Dialog, DialogButtons } from '../Dialog.js';

interface ConfirmProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Button labels. */
  readonly yes: string;
  readonly no?: string;
  /** Whether the action destroys something; the cancel button then gets the focus. */
  readonly isLoss?: boolean;
  readonly isPending?: boolean;
  /** Whether more input is needed; until then the confirm button is disabled. */
  readonly isIncomplete?: boolean;
  readonly onAnswer: (answer: boolean) => void;
}

/** Yes/no question; Escape means no (EDT-015). */
export function Confirm(props: ConfirmProps) {
  const { title, children, yes, no = 'Cancel', isLoss = false, isIncomplete, onAnswer } = props;
  const refuse = (): void => {
    onAnswer(false);
  };
  return (
    <Dialog title={title} isOpen role={isLoss ? 'alertdialog' : 'dialog'} onClose={refuse}>
      {children}
      <DialogButtons>
        <Button onPress={refuse} autoFocus={isLoss && isIncomplete === undefined}>
          {no}
        </Button>
        <Button
          kind={isLoss ? 'danger' : 'primary'}
          isPending={props.isPending === true}
          isDisabled={isIncomplete === true}
          autoFocus={!isLoss}
          onPress={() => {
            onAnswer(true);
          }}
        >
          {yes}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
