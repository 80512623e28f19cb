import type { SplitTestsAnswer } from '@selvedge/shared/split-tests/contract';
import type { SplitTest } from '@selvedge/shared/split-tests/split-test';
import { useQuery } from '@tanstack/react-query';

import { activeDivision } from '../../../lib/active-division.js';
import { call } from '../../../lib/http.js';

const none: readonly SplitTest[] = [];

/** Returns the split tests of the shop; empty while they load. */
export function useSplitTests(): readonly SplitTest[] {
  const { data } = useQuery({ queryKey: ['split-tests'], queryFn: fetchTests });
  return data ?? none;
}

async function fetchTests(): Promise<readonly SplitTest[]> {
  const division = await activeDivision();
  if (division === undefined) return none;
  const path = `/divisions/${String(division)}/split-tests/`;
  const { tests } = await call<SplitTestsAnswer>('GET', path);
  return tests;
}
