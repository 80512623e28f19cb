import { Button, type ButtonProps } from 'react-aria-components';

import styles from './IconButton.module.css';
import { titled } from './titled.js';
import { sharedStyle } from './shared-style.js';

export function IconButton({
  className = '',
  ...props
}: Omit<ButtonProps, 'className'> & {
  'aria-label': string;
  className?: string | undefined;
}) {
  return (
    <Button
      {...props}
      ref={titled(props['aria-label'])}
      className={`${sharedStyle('icon', styles['button'])} ${className}`}
    />
  );
}
