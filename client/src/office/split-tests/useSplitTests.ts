import type { SplitTestsAnswer } from '@selvedge/shared/split-tests/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchSplitTests } from './split-tests.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const key = ['split-tests'] as const;

export function useSplitTests() {
  return useQuery({ queryKey: key, queryFn: fetchSplitTests });
}

/** One thing that is done to them, and what is told then. */
export function useSplitTestChange(onDone: () => void) {
  const client = useQueryClient();
  const tell = useSnackbar();
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (answer, { words }) => {
      client.setQueryData(key, answer);
      tell(words);
      onDone();
    },
    onError: () => {
      // Somebody else may have ended it.
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

interface Change {
  readonly send: () => Promise<SplitTestsAnswer>;
  readonly words: string;
}
