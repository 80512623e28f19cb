import type { PageRevision } from '@selvedge/shared/pages/page';

import styles from './HistoryPanel.module.css';
import { SessionChangeList } from './SessionChangeList.js';
import { reasonOf } from './revision-labels.js';
import { useRevisions, useSaving } from './useRevisions.js';
import type { OpenPage } from '../session/useOpening.js';
import { useRights } from '../session/useRights.js';
import { Ago } from '../../ui/office/Ago.js';
import { RetryNotice } from '../../ui/office/RetryNotice.js';
import { Button } from '../../ui/office/Button.js';
import { SideHead } from '../../ui/office/SideHead.js';

interface HistoryProps {
  readonly page: OpenPage;
  /** The version on display. */
  readonly shown: PageRevision | undefined;
  readonly onShow: (revision: PageRevision) => void;
  readonly onClose: () => void;
}

/** Version history of the page, with author, date and reason (PAG-022). */
export function HistoryPanel({ page, shown, onShow, onClose }: HistoryProps) {
  const { data: revisions, error, isPending, refetch } = useRevisions(page);
  const { save } = useSaving(page);
  const { edits } = useRights(page.session);
  return (
    <section className={styles['history']} aria-label="History">
      <SideHead title="History" close="Close history" onClose={onClose} />
      {edits && (
        <Button
          isPending={save.isPending}
          onPress={() => {
            save.mutate();
          }}
        >
          Save version
        </Button>
      )}
      <SessionChangeList page={page} edits={edits} />
      {error !== null && revisions === undefined && (
        <RetryNotice text="The history could not be loaded." onRetry={refetch} />
      )}
      <ol className={styles['revisions']} aria-label="Versions" aria-busy={isPending}>
        {revisions?.map((revision) => (
          <li key={revision.rev}>
            <button
              type="button"
              className={styles['revision']}
              aria-current={revision.rev === shown?.rev}
              onClick={() => {
                onShow(revision);
              }}
            >
              <RevisionLine revision={revision} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RevisionLine({ revision }: { readonly revision: PageRevision }) {
  const { rev, author, version, isPublished } = revision;
  return (
    <>
      <span className={styles['what']}>
        <span className={styles['number']}>{rev}</span>
        {reasonOf(revision)}
        {isPublished && <span className={styles['live']}>Live</span>}
      </span>
      <span className={styles['who']}>
        {author ?? 'Selvedge'}, <Ago time={version} />
      </span>
    </>
  );
}
