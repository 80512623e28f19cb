import type { SplitTestsAnswer } from '@selvedge/shared/split-tests/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchSplitTests } from './split-tests.api.js';
import { useSession } from '../accounts/index.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const keyOf = (division: number) => ['split-tests', division] as const;

export function useSplitTests() {
  const division = useDivision();
  return useQuery({ queryKey: keyOf(division), queryFn: () => fetchSplitTests(division) });
}

/** Mutation of the tests, with its success message. */
export function useSplitTestChange(onDone: () => void) {
  const client = useQueryClient();
  const division = useDivision();
  const key = keyOf(division);
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({ send }: Change) => send(division),
    onSuccess: (answer, { message }) => {
      client.setQueryData(key, answer);
      notify(message);
      onDone();
    },
    onError: () => {
      // Another user may have ended the test.
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

interface Change {
  readonly send: (division: number) => Promise<SplitTestsAnswer>;
  readonly message: string;
}

function useDivision(): number {
  return useSession().store.active?.id ?? 0;
}
