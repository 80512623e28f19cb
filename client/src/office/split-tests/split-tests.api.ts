import type {
  EndSplitTest,
  SplitTestsAnswer,
  StartSplitTest,
} from '@selvedge/shared/split-tests/contract';

import { call } from '../../lib/http.js';

const pathOf = (division: number): string => `/divisions/${String(division)}/split-tests/`;

/** Fetches the tests, newest first. Like the other calls, returns all tests and throws ApiError. */
export const fetchSplitTests = (division: number) =>
  call<SplitTestsAnswer>('GET', pathOf(division));

export const startSplitTest = (division: number, body: StartSplitTest) =>
  call<SplitTestsAnswer>('POST', pathOf(division), body);

export const endSplitTest = (division: number, id: number, body: EndSplitTest) =>
  call<SplitTestsAnswer>('POST', `${pathOf(division)}${String(id)}/end/`, body);

export const removeSplitTest = (division: number, id: number) =>
  call<SplitTestsAnswer>('DELETE', `${pathOf(division)}${String(id)}/`, {});
