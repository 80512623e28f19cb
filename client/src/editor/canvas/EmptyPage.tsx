import styles from './EmptyPage.module.css';
import { Button } from '../../ui/office/Button.js';

/** Lies over a page that nothing stands on: where to begin. */
export function EmptyPage({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['words']}>Nothing stands on this page yet.</p>
      <p>Begin with a ready section, or with a single block.</p>
      <Button kind="primary" onPress={onAdd}>
        Add a block
      </Button>
    </div>
  );
}
