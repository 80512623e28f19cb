import type { InitialState } from '@selvedge/shared/accounts/contract';
import type { WirePage } from '@selvedge/shared/pages/page';

import { call } from '../../lib/http.js';

/** API-014: who is signed in here, and of which shop. */
export const fetchSession = () => call<InitialState>('GET', '/dashboard/secure/get/');

/** API-031. Throws ApiError. */
export const fetchPage = (division: number, id: number) =>
  call<WirePage>('GET', `/divisions/${String(division)}/pages/${String(id)}/`);

/** What the live page says now is what shoppers get from now on. Throws ApiError. */
export const publishPage = (division: number, id: number) =>
  call<WirePage>('POST', `/divisions/${String(division)}/pages/${String(id)}/publish/`, {});
