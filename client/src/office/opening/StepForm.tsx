import type { ReactNode } from 'react';

import styles from './StepForm.module.css';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';

/** Form of a set-up step, with its error and buttons. */
export function StepForm(props: {
  /** Label of the submit button. */
  readonly action: string;
  readonly request: {
    readonly mutate: () => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  readonly back?: ReactNode;
  readonly children: ReactNode;
}) {
  const { action, request, back, children } = props;
  return (
    <Form
      className={styles['form']}
      // Input is saved as a draft, so leaving needs no warning.
      isDirty={false}
      onSend={() => {
        request.mutate();
      }}
    >
      {children}
      {request.error && (
        <p role="alert" className={styles['error']}>
          {request.error.message}
        </p>
      )}
      <div className={styles['tools']}>
        {back}
        <Button kind="primary" type="submit" isPending={request.isPending}>
          {request.isPending ? 'Saving…' : action}
        </Button>
      </div>
    </Form>
  );
}
