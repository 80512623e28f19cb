import type {
  EndSplitTest,
  SplitTestsAnswer,
  StartSplitTest,
} from '@selvedge/shared/split-tests/contract';

import { call } from '../../lib/http.js';

const path = '/dashboard/split-tests/';

/** Of the host's shop, the newest first. Throws ApiError, as the others do; each answers with all of them. */
export const fetchSplitTests = () => call<SplitTestsAnswer>('GET', path);

export const startSplitTest = (asked: StartSplitTest) =>
  call<SplitTestsAnswer>('POST', path, asked);

export const endSplitTest = (id: number, asked: EndSplitTest) =>
  call<SplitTestsAnswer>('POST', `${path}${String(id)}/end/`, asked);

export const removeSplitTest = (id: number) =>
  call<SplitTestsAnswer>('DELETE', `${path}${String(id)}/`, {});
