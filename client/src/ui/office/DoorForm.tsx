import type { ReactNode } from 'react';
import { Form } from 'react-aria-components';

import styles from './DoorForm.module.css';

/** What is asked of somebody who is not in yet: one card on an otherwise empty page. */
export function DoorForm(props: {
  readonly title: string;
  /** What came of the last attempt. */
  readonly error: Error | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const { title, error, onSubmit, children } = props;
  return (
    <main className={styles['page']}>
      <Form
        className={styles['card'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h1 className={styles['title']}>{title}</h1>
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

/** A line below the button. */
export function DoorLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles['back']} href={href}>
      {children}
    </a>
  );
}
