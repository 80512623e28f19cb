import { Button } from './Button.js';
import styles from './ConflictNotice.module.css';

/** Reports that another user saved first, and asks which version to keep. */
export function ConflictNotice(props: {
  /** Such as `this product`. */
  readonly what: string;
  /** Names of the fields that the other user changed, if known. */
  readonly changed?: readonly string[];
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}) {
  const { what, changed = [], onTheirs, onMine } = props;
  return (
    <div role="alert" className={styles['overtaken']}>
      <p>
        <strong>Another user has saved {what}.</strong>{' '}
        {changed.length > 0 && `Changed by them: ${changed.join(', ')}. `}
        Your own changes are not saved yet.
      </p>
      <Button onPress={onTheirs}>Load their version</Button>
      <Button onPress={onMine}>Overwrite with mine</Button>
    </div>
  );
}
