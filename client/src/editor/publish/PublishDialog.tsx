import { pageChanges } from '@selvedge/shared/pages/live/merge/page-changes';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';

import styles from './PublishDialog.module.css';
import { usePublishing } from './usePublishing.js';
import { ChangeList } from '../history/ChangeList.js';
import { useRevision, useRevisions } from '../history/useRevisions.js';
import { PageWarnings } from '../inspector/page/PageWarnings.js';
import type { LivePage } from '../session/useLive.js';
import type { OpenPage } from '../session/useOpening.js';
import { RetryNotice } from '../../ui/office/RetryNotice.js';
import { Confirm } from '../../ui/office/popups/Confirm.js';
import { Loading } from '../../ui/office/popups/Loading.js';

interface PublishProps {
  readonly page: OpenPage;
  readonly live: LivePage;
  /** Closes the dialog and selects a block. */
  readonly onSelect: (uuid: string) => void;
  readonly onClose: () => void;
}

/** Confirms publishing; lists the changes and warnings first. */
export function PublishDialog({ page, live, onSelect, onClose }: PublishProps) {
  const { isPending, mutate } = usePublishing(page);
  const comparison = useComparison(page);
  if (isPending) return <Loading text="Publishing…" isOpen />;
  return (
    <Confirm
      title="Publish this page"
      yes="Publish now"
      isIncomplete={comparison.changes?.length === 0}
      onAnswer={(answer) => {
        if (answer) mutate(undefined, { onSettled: onClose });
        else onClose();
      }}
    >
      <div className={styles['what']}>
        <WhatChanges comparison={comparison} />
        <PageWarnings live={live} onSelect={onSelect} isQuiet />
      </div>
    </Confirm>
  );
}

/** Compares the page with its published version; `changes` is undefined before the first publication. */
function useComparison(page: OpenPage) {
  const revisions = useRevisions(page);
  const published = revisions.data?.find(({ isPublished }) => isPublished);
  const before = useRevision(page, published?.rev);
  const now = pageContentOf(page.session.doc);
  const isFirst = revisions.data !== undefined && published === undefined;
  const changes = before.data === undefined ? undefined : pageChanges(before.data, now);
  return { revisions, before, now, isFirst, changes };
}

function WhatChanges({ comparison }: { readonly comparison: ReturnType<typeof useComparison> }) {
  const { revisions, before, now, isFirst, changes } = comparison;
  const failed = [revisions, before].find(({ data, error }) => data === undefined && error);
  if (failed !== undefined)
    return (
      <RetryNotice text="The published version could not be loaded." onRetry={failed.refetch} />
    );
  if (isFirst) return <p>Shoppers will find the page at {now.url}.</p>;
  if (changes === undefined) return <p aria-busy>Comparing with the published version…</p>;
  if (changes.length === 0) return <p>Nothing to publish: shoppers already see this version.</p>;
  return (
    <>
      <p>Changes since the published version:</p>
      <ChangeList changes={changes} />
    </>
  );
}
