import type { CSSProperties, ReactNode } from 'react';

import styles from './DotMark.module.css';

/** A word with a dot before it, whose look says the same. */
export function DotMark({ dot, children }: { dot: CSSProperties; children: ReactNode }) {
  return (
    <span className={styles['mark']}>
      <span className={styles['dot']} style={dot} aria-hidden />
      {children}
    </span>
  );
}
