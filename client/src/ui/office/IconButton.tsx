import { Button, type ButtonProps } from 'react-aria-components';

import styles from './IconButton.module.css';

/** A button that is nothing but its icon; `className` says where it stands. */
export function IconButton({
  className = '',
  ...props
}: Omit<ButtonProps, 'className'> & {
  'aria-label': string;
  className?: string | undefined;
}) {
  return <Button {...props} className={`${styles['button'] ?? ''} ${className}`} />;
}
