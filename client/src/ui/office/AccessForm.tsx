import { useMemo, useState, type ReactNode } from 'react';
import { Form } from 'react-aria-components';

import styles from './AccessForm.module.css';
import { ApiError } from '../../lib/http.js';

/** Form for visitors who are not signed in: one card on an otherwise empty page. */
export function AccessForm(props: {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Error of the last submission. */
  readonly error: Error | null;
  /**
   * Whether a refusal is shown above the form instead of at single fields, because it concerns all
   * of them together.
   */
  readonly isRefusedWhole?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const { title, intro, error, isRefusedWhole = false, onSubmit, children } = props;
  const errors = useMemo(() => errorsOf(error), [error]);
  // A browser does not submit a form with invalid fields, so the errors of the last submission are
  // cleared by the next keystroke in any field.
  const [past, setPast] = useState<Error | null>(null);
  return (
    <main
      className={styles['page']}
      onInput={() => {
        setPast(error);
      }}
    >
      <Form
        className={styles['card'] ?? ''}
        validationErrors={isRefusedWhole || error === past ? none : errors}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h1 className={styles['title']}>{title}</h1>
        {intro !== undefined && <p>{intro}</p>}
        {error !== null && (
          <p role="alert" className={styles['error']}>
            {error.message}
          </p>
        )}
        {children}
      </Form>
    </main>
  );
}

const none: Readonly<Record<string, string>> = {};

/** Messages by field name. */
function errorsOf(error: Error | null): Record<string, string> {
  const errors = error instanceof ApiError ? Object.entries(error.problem.errors ?? {}) : [];
  return Object.fromEntries(errors.map(([name, messages]) => [name, messages.join(' ')]));
}

/** Link below the submit button. */
export function AccessLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles['back']} href={href}>
      {children}
    </a>
  );
}
