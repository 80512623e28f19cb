import { useMutation } from '@tanstack/react-query';

import { useRevisionsChanged } from '../history/useRevisions.js';
import { publishPage } from '../session/open-page.api.js';
import type { OpenPage } from '../session/useOpening.js';
import { seePlans } from '../../ui/office/see-plans.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Publishes the current page to shoppers. */
export function usePublishing(page: OpenPage) {
  const notify = useSnackbar();
  const onSettled = useRevisionsChanged(page);
  return useMutation({
    // The server publishes its own copy, so pending edits must be stored first.
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
