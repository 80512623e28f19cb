import { Button } from './Button.js';
import styles from './Overtaken.module.css';

/** Tells that somebody else was faster, and asks whose version it shall be. */
export function Overtaken(props: {
  /** `this product`. */
  readonly what: string;
  /** What they changed of it, where that can be said. */
  readonly changed?: readonly string[];
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}) {
  const { what, changed = [], onTheirs, onMine } = props;
  return (
    <div role="alert" className={styles['overtaken']}>
      <p>
        <strong>Somebody else saved {what} meanwhile.</strong>{' '}
        {changed.length > 0 && `They changed: ${changed.join(', ')}. `}
        Your changes are still here and not saved.
      </p>
      <Button onPress={onTheirs}>Show theirs</Button>
      <Button onPress={onMine}>Save mine over it</Button>
    </div>
  );
}
