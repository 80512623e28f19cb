import type { ReactNode } from 'react';

import { Button } from './Button.js';
import styles from './Notice.module.css';

/** An empty or failed screen: one line of help and one action. */
export function Notice({
  title,
  text,
  onRetry,
  children,
}: {
  title: string;
  text: string;
  onRetry?: () => void;
  /** Another action than trying again: a link. */
  children?: ReactNode;
}) {
  return (
    <div className={styles['notice']} role={onRetry === undefined ? undefined : 'alert'}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{text}</p>
      {onRetry !== undefined && <Button onPress={onRetry}>Try again</Button>}
      {children}
    </div>
  );
}
