import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import styles from './Office.module.css';
import type { MenuPart } from './useMenu.js';
import { hidden } from '../../ui/office/hidden.js';
import { LockedEntry } from '../../ui/office/permissions/Ask.js';

/** An entry of the menu; `children` is the picture before its words. */
export function MenuEntry(props: {
  readonly entry: MenuPart;
  /** How many ask for something, beside the entry where they do. */
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
          <span className={hidden}> asked for</span>
        </span>
      )}
    </Link>
  );
}
