import { useEffect } from 'react';

import type { OpenPage } from '../session/useOpening.js';
import { outermostRemoved, whenRemoved } from './when-removed.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Says that somebody else deleted what is worked on, and offers it back. */
export function useTakenAway({ session, editing }: OpenPage, selected: string | null): void {
  const notify = useSnackbar();
  const { doc } = session;
  useEffect(() => {
    if (selected === null) return undefined;
    return whenRemoved(doc, selected, ({ local }) => {
      if (local) return;
      notify('Somebody deleted the block that you work on.', {
        text: 'Bring it back',
        run: () => {
          editing.restore(outermostRemoved(doc, selected));
        },
      });
    });
  }, [doc, editing, selected, notify]);
}
