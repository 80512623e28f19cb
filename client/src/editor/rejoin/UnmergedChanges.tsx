import type { PageChange } from '@selvedge/shared/pages/live/merge/page-changes';
import { useEffect, useState } from 'react';

import styles from './UnmergedChanges.module.css';
import { ChangeList } from '../history/ChangeList.js';
import { textsWritten } from './texts-written.js';
import { GotIt } from '../../ui/office/popups/GotIt.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const rebuilt = 'This page was rebuilt. Your changes were applied to it.';
const restored = 'Changes that were saved on this device were added to the page.';

interface UnmergedChangesProps {
  readonly changes: readonly PageChange[];
  /** Whether the changes were stored on this device. */
  readonly isRestored: boolean;
}

/** Reports how changes of an earlier session were merged. */
export function UnmergedChanges({ changes, isRestored }: UnmergedChangesProps) {
  const [isOpen, setOpen] = useState(changes.length > 0);
  const notify = useSnackbar();
  useEffect(() => {
    if (changes.length > 0) return;
    notify(isRestored ? restored : rebuilt);
  }, [changes, isRestored, notify]);
  if (!isOpen) return null;
  const texts = changes.flatMap(textsWritten);
  return (
    <GotIt
      title="This page was rebuilt"
      onClose={() => {
        setOpen(false);
      }}
    >
      <p>
        Your changes were applied, except these. Other people changed the same content, and their
        version was kept:
      </p>
      <ChangeList changes={changes} />
      {texts.length > 0 && (
        <>
          <p>Your text:</p>
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
