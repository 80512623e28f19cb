import type { ReactNode } from 'react';

import { Button } from './Button.js';
import styles from './Notice.module.css';

/** An empty or failed screen: one line of help and one action. */
export function Notice({
  title,
  text,
  onRetry,
  isPage = false,
  children,
}: {
  title: string;
  text: string;
  onRetry?: () => void;
  /** Whether the notice is the whole page; its title is then the page's heading. */
  isPage?: boolean;
  /** Action other than a retry, usually a link. */
  children?: ReactNode;
}) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div
      className={styles[isPage ? 'page' : 'notice']}
      role={onRetry === undefined ? undefined : 'alert'}
    >
      <Title className={styles['title']}>{title}</Title>
      <p className={styles['text']}>{text}</p>
      {onRetry !== undefined && <Button onPress={onRetry}>Try again</Button>}
      {children}
    </div>
  );
}
