import { Button as AriaButton, type ButtonProps } from 'react-aria-components';

import styles from './Button.module.css';

/** The office's button: `primary` once a screen, `quiet` for what stands beside it. */
export function Button({
  kind = 'quiet',
  ...props
}: ButtonProps & { kind?: 'primary' | 'quiet' | 'danger' }) {
  return <AriaButton {...props} className={`${styles['button'] ?? ''} ${styles[kind] ?? ''}`} />;
}
