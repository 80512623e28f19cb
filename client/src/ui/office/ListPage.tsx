import type { ReactNode } from 'react';

import styles from './ListPage.module.css';

/** List screen: title, actions, filters, then the list. */
export function ListPage({
  title,
  tools,
  children,
}: {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['title']} dir="auto">
          {title}
        </h1>
        {tools}
      </header>
      {children}
    </>
  );
}
