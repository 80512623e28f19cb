import { Button as AriaButton, type ButtonProps } from 'react-aria-components';

import styles from './Button.module.css';

/** Office button. A screen has at most one `primary`; secondary actions are `quiet`. */
export function Button({
  kind = 'quiet',
  ...props
}: ButtonProps & { kind?: 'primary' | 'quiet' | 'danger' }) {
  return <AriaButton {...props} className={`${styles['button'] ?? ''} ${styles[kind] ?? ''}`} />;
}
