import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './Notice.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Called by React when the message appears; `autoFocus` works only on pages from the server. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

/**
 * Message above a form or list; errors are announced at once. `isFirst`: the page starts with it.
 * `takesFocus`: it appears on an open page and gets the focus.
 */
export function Notice({
  kind,
  isFirst = false,
  takesFocus = false,
  children,
}: {
  readonly kind: 'good' | 'bad';
  readonly isFirst?: boolean;
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}) {
  const Icon = kind === 'good' ? CircleCheck : CircleAlert;
  return (
    <div
      className={css('notice', kind)}
      role={kind === 'good' ? 'status' : 'alert'}
      {...(isFirst && { tabIndex: -1, autoFocus: true })}
      {...(takesFocus && { ref: focusOn })}
    >
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
