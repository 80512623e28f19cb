import { X } from 'lucide-react';

import { IconButton } from './IconButton.js';
import styles from './SideHead.module.css';

/** Header of a side panel with its close button, labelled like `Close the comments`. */
export function SideHead(props: {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
}) {
  return (
    <header className={styles['head']}>
      <h2 dir="auto">{props.title}</h2>
      <IconButton aria-label={props.close} onPress={props.onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </header>
  );
}
