import styles from './SaveBar.module.css';
import { Button } from './Button.js';

/** Footer shown while there are unsaved changes; Ctrl-S saves as well. */
export function SaveBar(props: {
  readonly text: string;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}) {
  const { text, isSaving, onDiscard, onSave } = props;
  return (
    <div className={styles['bar']} role="region" aria-label="Unsaved changes">
      <span className={styles['text']}>
        <span className={styles['dot']} aria-hidden />
        {text}
      </span>
      <Button onPress={onDiscard} isDisabled={isSaving}>
        Discard
      </Button>
      <Button
        kind="primary"
        onPress={onSave}
        isPending={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </div>
  );
}
