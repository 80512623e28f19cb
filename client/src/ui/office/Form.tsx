import type { ComponentProps } from 'react';

import { LeaveGuard } from './LeaveGuard.js';
import { WindowGuard } from './WindowGuard.js';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Whether closing would lose input. Pass `false` for forms that hold none. */
  readonly isDirty: boolean;
  /** Whether the input has been submitted, so that leaving loses nothing. */
  readonly isSent?: boolean;
  /** Warning shown before unsaved input is lost. */
  readonly lost?: string;
  /**
   * Whether the screen has sub-pages with their own addresses; moving between them loses nothing.
   */
  readonly hasParts?: boolean;
  readonly onSend: (form: HTMLFormElement) => void;
}

/**
 * Base of every office form. Asks before typed input is lost: by navigation, closing the tab,
 * Escape or a click outside the dialog.
 */
export function Form(props: FormProps) {
  const { isDirty, isSent = false, lost = 'Your changes have not been saved.', ...rest } = props;
  const { hasParts = false, onSend, ...form } = rest;
  const isAtRisk = isDirty && !isSent;
  return (
    <>
      <form
        {...form}
        onSubmit={(event) => {
          event.preventDefault();
          onSend(event.currentTarget);
        }}
      />
      <LeaveGuard isDirty={isAtRisk} text={lost} hasParts={hasParts} />
      <WindowGuard isDirty={isAtRisk} text={lost} />
    </>
  );
}
