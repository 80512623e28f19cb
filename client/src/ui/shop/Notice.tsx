import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './Notice.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/**
 * Message above a form or list; errors are announced at once. `isFirst`: the page starts with it.
 */
export function Notice({
  kind,
  isFirst = false,
  children,
}: {
  readonly kind: 'good' | 'bad';
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}) {
  const Icon = kind === 'good' ? CircleCheck : CircleAlert;
  return (
    <div
      className={css('notice', kind)}
      role={kind === 'good' ? 'status' : 'alert'}
      {...(isFirst && { tabIndex: -1, autoFocus: true })}
    >
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
