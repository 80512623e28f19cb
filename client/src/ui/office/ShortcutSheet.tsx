import { Pop } from './Pop.js';
import styles from './ShortcutSheet.module.css';

export type Shortcut = readonly [keys: string, text: string];

/** Keyboard shortcuts of a screen. */
export function ShortcutSheet(props: {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}) {
  const { shortcuts, onClose } = props;
  return (
    <Pop title="Keyboard shortcuts" isOpen onClose={onClose}>
      <dl className={styles['keys']}>
        {shortcuts.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Pop>
  );
}
