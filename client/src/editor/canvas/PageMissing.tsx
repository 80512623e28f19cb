import styles from './EmptyPage.module.css';
import { Button } from '../../ui/office/Button.js';

/** Lies where the page would be seen, which has not come; its blocks can be worked on beside it. */
export function PageMissing({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className={styles['empty']} role="alert">
      <p className={styles['words']}>The page did not come.</p>
      <p>What is listed under Blocks can be changed all the same.</p>
      <Button kind="primary" onPress={onAgain}>
        Load it again
      </Button>
    </div>
  );
}
