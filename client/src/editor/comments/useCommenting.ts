import type { PageComments } from '@selvedge/shared/page-comments/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { commentsKey } from './useComments.js';
import type { OpenPage } from '../session/useOpening.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

export interface Commenting {
  readonly isBusy: boolean;
  /** Shows what the call answers; what it refuses is told. `onDone` comes after a call that was not refused. */
  readonly run: (change: () => Promise<PageComments>, onDone?: () => void) => void;
}

interface Change {
  readonly change: () => Promise<PageComments>;
  readonly onDone?: () => void;
}

/** Changes what is said about a page, one call after the other. */
export function useCommenting({ id }: Pick<OpenPage, 'id'>): Commenting {
  const client = useQueryClient();
  const notify = useSnackbar();
  const { isPending, mutate } = useMutation({
    // Also where the panel was closed meanwhile: what was sent is no draft any more.
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
      // Somebody else may have changed it meanwhile.
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
