import { ChangeList } from './ChangeList.js';
import styles from './SessionChangeList.module.css';
import { useChanges } from './useChanges.js';
import type { SessionChange } from '../../connect/sdk/changes/session-changes.js';
import type { OpenPage } from '../session/useOpening.js';
import { Ago } from '../../ui/office/Ago.js';
import { Button } from '../../ui/office/Button.js';

interface ListProps {
  readonly page: OpenPage;
  /** Whether the page can be changed. */
  readonly edits: boolean;
}

/** EDT-012: what was done to the page since it was opened here, each of it to be taken back by itself. */
export function SessionChangeList({ page, edits }: ListProps) {
  const changes = useChanges(page);
  if (changes.length === 0) return null;
  return (
    <section aria-label="Since you came" className={styles['since']}>
      <h3>Since you came</h3>
      <ol className={styles['list']}>
        {changes.map((change) => (
          <li key={change.id} data-undone={change.isUndone}>
            <p className={styles['who']}>
              <span className={styles['name']}>{nameOf(change)}</span>
              <Ago time={new Date(change.at).toISOString()} />
            </p>
            <ChangeList changes={change.what} />
            {change.isUndone ? (
              <p className={styles['done']}>Taken back</p>
            ) : (
              edits && (
                <Button
                  aria-label={`Take back what ${change.isOwn ? 'you' : nameOf(change)} did`}
                  onPress={() => {
                    page.changes.undo(change.id);
                  }}
                >
                  Take back
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
  return isOwn ? 'You' : (author ?? 'Somebody');
}
