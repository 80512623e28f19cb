import type { ReactNode } from 'react';

import { Button } from '../Button.js';
import { Dialog, DialogButtons } from '../Dialog.js';

interface ConfirmProps {
  /** The question. */
  readonly title: string;
  /** What follows from the answer. */
  readonly children: ReactNode;
  /** The words of the two buttons. */
  readonly yes: string;
  readonly no?: string;
  /** Whether something is lost by it: then the other button has the focus. */
  readonly isLoss?: boolean;
  /** What is asked for is under way. */
  readonly isPending?: boolean;
  /** More has to be said here before the answer can be yes. */
  readonly isIncomplete?: boolean;
  readonly onAnswer: (answer: boolean) => void;
}

/** EDT-015: a question that is answered with true or false; Escape is false. */
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
