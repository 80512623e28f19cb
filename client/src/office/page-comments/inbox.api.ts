import type { CommentInbox } from '@selvedge/shared/page-comments/contract';

import { call } from '../../lib/http.js';

/** Fetches the open threads on all pages of a store. Throws ApiError. */
export const fetchInbox = (division: number) =>
  call<CommentInbox>('GET', `/divisions/${String(division)}/comments/`);
