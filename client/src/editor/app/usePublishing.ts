import { useState } from 'react';

import { publishPage } from '../session/open-page.api.js';
import type { OpenPage } from '../session/useOpening.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** What the page says now is what shoppers get. */
export function usePublishing({ division, id, session }: OpenPage) {
  const [isPending, setPending] = useState(false);
  const tell = useSnackbar();
  const publish = async (): Promise<void> => {
    setPending(true);
    try {
      // The server publishes what it has: not what is still on its way there.
      await session.whenSaved();
      await publishPage(division, id);
      tell('Published. Shoppers see this page now.');
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  };
  return { isPending, publish: () => void publish() };
}
