import type { PageComments } from '@selvedge/shared/page-comments/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { commentsKey } from './useComments.js';
import type { OpenPage } from '../session/useOpening.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

export interface Commenting {
  readonly isBusy: boolean;
  /**
   * Runs a change and caches its response; shows the error if it fails. `onDone` runs only after
   * success.
   */
  readonly run: (change: () => Promise<PageComments>, onDone?: () => void) => void;
}

interface Change {
  readonly change: () => Promise<PageComments>;
  readonly onDone?: () => void;
}

/** Runs changes to the comments of a page. */
export function useCommenting({ id }: Pick<OpenPage, 'id'>): Commenting {
  const client = useQueryClient();
  const notify = useSnackbar();
  const { isPending, mutate } = useMutation({
    // Runs even if the panel has been closed meanwhile, because a sent comment is no longer a
    // draft.
    mutationFn: async ({ change, onDone }: Change) => {
      const comments = await change();
      onDone?.();
      return comments;
    },
    onSuccess: (comments) => {
      client.setQueryData(commentsKey(id), comments);
    },
    onError: ({ message }: Error) => {
      notify(message);
      // The change may have failed because another user changed the comments first.
      void client.invalidateQueries({ queryKey: commentsKey(id) });
    },
  });
  return {
    isBusy: isPending,
    run: (change, onDone) => {
      mutate({ change, ...(onDone && { onDone }) });
    },
  };
}
