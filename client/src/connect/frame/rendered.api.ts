import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import type { Viewer } from '@selvedge/shared/blocks/viewers';

import { call } from '../../lib/http.js';

/**
 * The blocks of a live page as the shop would show them now, each by its preview's number; all of them, or
 * those that such a visitor would see. Throws ApiError.
 */
export const fetchRendered = (division: number, pageId: number, viewer?: Viewer) =>
  call<readonly RenderedBlock[]>(
    'GET',
    `/divisions/${String(division)}/pages/${String(pageId)}/preview/${viewer === undefined ? '' : `?as=${viewer}`}`,
  );
