import { Button } from './Button.js';
import styles from './AskAgain.module.css';

/** Something that was asked of the server did not come. */
export function AskAgain(props: { readonly text: string; readonly onRetry: () => unknown }) {
  return (
    <div className={styles['unknown']} role="alert">
      <p>{props.text}</p>
      <Button onPress={() => void props.onRetry()}>Try again</Button>
    </div>
  );
}
