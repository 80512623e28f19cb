import { pageChanges } from '@selvedge/shared/pages/live/merge/page-changes';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import type { PageRevision } from '@selvedge/shared/pages/page';

import { ChangeList } from './ChangeList.js';
import styles from './RevisionView.module.css';
import { useRevision, useSaving } from './useRevisions.js';
import type { OpenPage } from '../session/useOpening.js';
import { useRights } from '../session/useRights.js';
import { RetryNotice } from '../../ui/office/RetryNotice.js';
import { Button } from '../../ui/office/Button.js';
import { Loading } from '../../ui/office/popups/Loading.js';
import { useFit } from '../../ui/office/useFit.js';

interface RevisionProps {
  readonly page: OpenPage;
  readonly revision: PageRevision;
  /** Width of the previewed device in pixels. */
  readonly width: number;
  readonly onClose: () => void;
}

/** Preview of a version, next to the current page. */
export function RevisionView({ page, revision, width, onClose }: RevisionProps) {
  const { rev } = revision;
  const { restore } = useSaving(page);
  const { edits } = useRights(page.session);
  return (
    <section className={styles['view']} aria-label={`Version ${String(rev)}`}>
      <header className={styles['bar']}>
        <h2 className={styles['title']}>Version {rev}</h2>
        <Button onPress={onClose}>Close</Button>
        {edits && (
          <Button
            kind="primary"
            onPress={() => {
              restore.mutate(rev, { onSuccess: onClose });
            }}
          >
            Restore this version
          </Button>
        )}
      </header>
      <RevisionPage url={page.url} rev={rev} width={width} />
      <Since page={page} rev={rev} />
      <Loading text={`Restoring version ${String(rev)}…`} isOpen={restore.isPending} />
    </section>
  );
}

function RevisionPage(props: {
  readonly url: string;
  readonly rev: number;
  readonly width: number;
}) {
  const { url, rev, width } = props;
  const { stage, scale, left, height } = useFit(width);
  return (
    <div className={styles['stage']} ref={stage}>
      <iframe
        key={rev}
        title={`Preview of version ${String(rev)}`}
        src={`${url}?mode=preview&revision=${String(rev)}`}
        style={{ left, width, height, transform: `scale(${String(scale)})` }}
      />
    </div>
  );
}

/** Differences between the version and the current page. */
function Since({ page, rev }: { readonly page: OpenPage; readonly rev: number }) {
  const { data: content, error, refetch } = useRevision(page, rev);
  if (content === undefined) {
    return (
      error && (
        <RetryNotice text="The changes since this version could not be loaded." onRetry={refetch} />
      )
    );
  }
  const changes = pageChanges(content, pageContentOf(page.session.doc));
  return (
    <details className={styles['since']} open>
      <summary>
        {changes.length === 0 ? 'No changes since this version' : 'Changes since this version'}
      </summary>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </details>
  );
}
