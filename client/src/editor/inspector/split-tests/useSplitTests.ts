import type { SplitTestsAnswer } from '@selvedge/shared/split-tests/contract';
import type { SplitTest } from '@selvedge/shared/split-tests/split-test';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../lib/http.js';

const none: readonly SplitTest[] = [];

/** The split tests of the shop; none until they are there. */
export function useSplitTests(): readonly SplitTest[] {
  const { data } = useQuery({
    queryKey: ['split-tests'],
    queryFn: () => call<SplitTestsAnswer>('GET', '/dashboard/split-tests/'),
  });
  return data?.tests ?? none;
}
