import type { ReactNode } from 'react';

import styles from './StepForm.module.css';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';

/** What there is to decide in a step, and on. */
export function StepForm(props: {
  /** What its button says. */
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
      // What is typed is kept, and is there when somebody comes back.
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
          {request.isPending ? 'One moment…' : action}
        </Button>
      </div>
    </Form>
  );
}
