import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import { call } from '../../lib/http.js';

/** The blocks of a live page as the shop would show them now, each by its preview's number. Throws ApiError. */
export const fetchRendered = (division: number, pageId: number) =>
  call<readonly RenderedBlock[]>(
    'GET',
    `/divisions/${String(division)}/pages/${String(pageId)}/preview/`,
  );
