import { useMutation } from '@tanstack/react-query';

import { useRevisionsChanged } from '../history/useRevisions.js';
import { publishPage } from '../session/open-page.api.js';
import type { OpenPage } from '../session/useOpening.js';
import { seePlans } from '../../ui/office/see-plans.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** What the page says now is what shoppers get. */
export function usePublishing(page: OpenPage) {
  const notify = useSnackbar();
  const onSettled = useRevisionsChanged(page);
  return useMutation({
    // The server publishes what it has: not what is still on its way there.
    mutationFn: () => page.session.whenSaved().then(() => publishPage(page.division, page.id)),
    onSuccess: () => {
      notify('Published. Shoppers see this page now.');
    },
    onError: (error) => {
      notify(error.message, seePlans(error));
    },
    onSettled,
  });
}
