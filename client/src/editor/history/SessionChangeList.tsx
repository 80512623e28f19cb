import { ChangeList } from './ChangeList.js';
import styles from './SessionChangeList.module.css';
import { useChanges } from './useChanges.js';
import type { SessionChange } from '../../connect/sdk/changes/session-changes.js';
import type { OpenPage } from '../session/useOpening.js';
import { Ago } from '../../ui/office/Ago.js';
import { Button } from '../../ui/office/Button.js';

interface ListProps {
  readonly page: OpenPage;
  readonly edits: boolean;
}

/** Changes since the page was opened here; each can be reverted on its own (EDT-012). */
export function SessionChangeList({ page, edits }: ListProps) {
  const changes = useChanges(page);
  if (changes.length === 0) return null;
  return (
    <section aria-label="Since you opened this page" className={styles['since']}>
      <h3>Since you opened this page</h3>
      <ol className={styles['list']}>
        {changes.map((change) => (
          <li key={change.id} data-undone={change.isUndone}>
            <p className={styles['who']}>
              <span className={styles['name']}>{nameOf(change)}</span>
              <Ago time={new Date(change.at).toISOString()} />
            </p>
            <ChangeList changes={change.what} />
            {change.isUndone ? (
              <p className={styles['done']}>Reverted</p>
            ) : (
              edits && (
                <Button
                  aria-label={`Revert change by ${change.isOwn ? 'you' : nameOf(change)}`}
                  onPress={() => {
                    page.changes.undo(change.id);
                  }}
                >
                  Revert
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf({ isOwn, author }: SessionChange): string {
  return isOwn ? 'You' : (author ?? 'Unknown user');
}
