import type { CSSProperties, ReactNode } from 'react';

import styles from './DotMark.module.css';

/** Word preceded by a coloured dot with the same meaning. */
export function DotMark({ dot, children }: { dot: CSSProperties; children: ReactNode }) {
  return (
    <span className={styles['mark']}>
      <span className={styles['dot']} style={dot} aria-hidden />
      {children}
    </span>
  );
}
