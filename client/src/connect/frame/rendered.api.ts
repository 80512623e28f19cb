import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import type { Viewer } from '@selvedge/shared/blocks/viewers';

import { call } from '../../lib/http.js';

/**
 * Fetches the blocks of a live page as the shop would render them, each by its preview number; with
 * `viewer`, only those that such a visitor sees. Throws ApiError.
 */
export const fetchRendered = (division: number, pageId: number, viewer?: Viewer) =>
  call<readonly RenderedBlock[]>(
    'GET',
    `/divisions/${String(division)}/pages/${String(pageId)}/preview/${viewer === undefined ? '' : `?as=${viewer}`}`,
  );
