import styles from './EmptyPage.module.css';
import { Button } from '../../ui/office/Button.js';

/** Overlay on a page without blocks. */
export function EmptyPage({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['words']}>This page is empty</p>
      <p>Start with a ready-made section or a single block.</p>
      <Button kind="primary" onPress={onAdd}>
        Add block
      </Button>
    </div>
  );
}
