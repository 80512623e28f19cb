import type { CollabTicket } from '@selvedge/shared/collab/contract';

import { call } from '../../lib/http.js';

/** Fetches a ticket to join the live document of a page. Throws ApiError. */
export const fetchTicket = (division: number, pageId: number) =>
  call<CollabTicket>('POST', `/divisions/${String(division)}/pages/${String(pageId)}/collab/`, {});
