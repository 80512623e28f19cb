import type { ComponentProps } from 'react';

import { LeaveGuard } from './LeaveGuard.js';
import { WindowGuard } from './WindowGuard.js';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Whether something would be lost if it went away now; `false` by itself where nothing can be. */
  readonly isDirty: boolean;
  /** It is on its way to the server, or has arrived: whoever goes on loses nothing. */
  readonly isSent?: boolean;
  /** What would be lost, as a sentence. */
  readonly lost?: string;
  /** Whether the screen has parts with addresses of their own, between which nothing is lost. */
  readonly hasParts?: boolean;
  readonly onSend: (form: HTMLFormElement) => void;
}

/**
 * Every form of the office: what was typed into it is not lost without a question, neither on the way to
 * another screen, nor by closing the tab, nor by Escape or a press beside the window that it stands in.
 */
export function Form(props: FormProps) {
  const { isDirty, isSent = false, lost = 'What you typed here is not saved.', ...rest } = props;
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
