import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { useEffect, useState } from 'react';

import styles from './UnmergedChanges.module.css';
import { ChangeList } from '../history/ChangeList.js';
import { textsWritten } from './texts-written.js';
import { GotIt } from '../../ui/office/popups/GotIt.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** What became of work that had to be brought into a page that was made anew. */
export function UnmergedChanges({ changes }: { readonly changes: readonly PageChange[] }) {
  const [isOpen, setOpen] = useState(changes.length > 0);
  const notify = useSnackbar();
  useEffect(() => {
    if (changes.length === 0) notify('This page was made anew. What you did meanwhile is on it.');
  }, [changes, notify]);
  if (!isOpen) return null;
  const texts = changes.flatMap(textsWritten);
  return (
    <GotIt
      title="This page was made anew"
      onClose={() => {
        setOpen(false);
      }}
    >
      <p>
        What you did meanwhile is on it, but for what others have changed as well. That stays as
        they left it:
      </p>
      <ChangeList changes={changes} />
      {texts.length > 0 && (
        <>
          <p>You had written:</p>
          {texts.map((text, index) => (
            <blockquote key={index} className={styles['written']}>
              {text}
            </blockquote>
          ))}
        </>
      )}
    </GotIt>
  );
}
