import { useEffect } from 'react';

import { attempting } from '../session/usePageEditor.js';
import type { OpenPage } from '../session/useOpening.js';
import { outermostRemoved, whenRemoved } from './when-removed.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Notifies the user when another person deletes the selected block, and offers to restore it. */
export function useDeletionNotice({ session, editing }: OpenPage, selected: string | null): void {
  const notify = useSnackbar();
  const { doc } = session;
  useEffect(() => {
    if (selected === null) return undefined;
    const attempt = attempting(notify);
    return whenRemoved(doc, selected, ({ local }) => {
      if (local) return;
      notify('Another person deleted the block you were editing.', {
        text: 'Restore block',
        run: () => {
          attempt(() => {
            editing.restore(outermostRemoved(doc, selected));
          });
        },
      });
    });
  }, [doc, editing, selected, notify]);
}
