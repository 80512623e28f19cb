import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import styles from './Office.module.css';
import type { MenuPart } from './useMenu.js';
import { hidden } from '../../ui/office/hidden.js';
import { LockedEntry } from '../../ui/office/permissions/LockedControls.js';

/** Menu entry; `children` is the icon before its text. */
export function MenuEntry(props: {
  readonly entry: MenuPart;
  /** Number of open requests, shown on entries that count them. */
  readonly waiting: number;
  readonly className: string;
  readonly children?: ReactNode;
}) {
  const { entry, waiting, className, children } = props;
  const { to, text, missing, countsRequests } = entry;
  if (missing !== undefined) return <LockedEntry {...{ missing, text, className }} />;
  return (
    <Link to={to} className={className}>
      {children}
      {text}
      {countsRequests && waiting > 0 && (
        <span className={styles['count']}>
          {waiting}
          <span className={hidden}> waiting</span>
        </span>
      )}
    </Link>
  );
}
