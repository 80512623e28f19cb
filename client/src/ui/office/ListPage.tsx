import type { ReactNode } from 'react';

import styles from './ListPage.module.css';

/** A screen that is a list: its title, what may be done beside it and what narrows it below, then the list. */
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
        <h1 className={styles['title']}>{title}</h1>
        {tools}
      </header>
      {children}
    </>
  );
}
