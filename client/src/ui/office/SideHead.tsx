import { X } from 'lucide-react';

import { IconButton } from './IconButton.js';
import styles from './SideHead.module.css';

/** The head of what is open beside a page, and the way to close it: `Close the comments`. */
export function SideHead(props: {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
}) {
  return (
    <header className={styles['head']}>
      <h2>{props.title}</h2>
      <IconButton aria-label={props.close} onPress={props.onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </header>
  );
}
