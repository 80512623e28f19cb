import styles from './EmptyPage.module.css';
import { Button } from '../../ui/office/Button.js';

/** Replaces a preview that failed to load; the block list stays usable. */
export function PreviewError({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className={styles['empty']} role="alert">
      <p className={styles['words']}>The page preview could not be loaded.</p>
      <p>You can still edit the page in the block list.</p>
      <Button kind="primary" onPress={onAgain}>
        Reload preview
      </Button>
    </div>
  );
}
