import { useId, type ReactNode } from 'react';

import styles from './Panel.module.css';

/** Titled section of a screen. */
export function Panel(props: {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, text, action, children } = props;
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {action}
        {text !== undefined && <p className={styles['text']}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
