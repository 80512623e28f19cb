import { useMemo, useState, type ReactNode } from 'react';
import { Form } from 'react-aria-components';

import styles from './DoorForm.module.css';
import { ApiError } from '../../lib/http.js';

/** What is asked of somebody who is not in yet: one card on an otherwise empty page. */
export function DoorForm(props: {
  readonly title: string;
  /** What it is about, below the title. */
  readonly intro?: ReactNode;
  /** What came of the last attempt. */
  readonly error: Error | null;
  /** Whether a refusal is of all that was typed together: it is said above the fields, and at none of them. */
  readonly isRefusedWhole?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const { title, intro, error, isRefusedWhole = false, onSubmit, children } = props;
  const errors = useMemo(() => errorsOf(error), [error]);
  // As long as a field counts as wrong the browser sends nothing: what was said of the last attempt is past
  // with the next letter, in whichever field.
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

/** By the name of the field. */
function errorsOf(error: Error | null): Record<string, string> {
  const errors = error instanceof ApiError ? Object.entries(error.problem.errors ?? {}) : [];
  return Object.fromEntries(errors.map(([name, messages]) => [name, messages.join(' ')]));
}

/** A line below the button. */
export function DoorLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles['back']} href={href}>
      {children}
    </a>
  );
}
