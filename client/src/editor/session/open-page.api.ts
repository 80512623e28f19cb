import type { InitialState } from '@selvedge/shared/session/initial-state';
import type { WirePage } from '@selvedge/shared/pages/page';

import { call } from '../../lib/http.js';

/** Fetches the signed-in user and their shop. */
export const fetchSession = () => call<InitialState>('GET', '/dashboard/secure/get/');

/** Throws ApiError. */
export const fetchPage = (division: number, id: number) =>
  call<WirePage>('GET', `/divisions/${String(division)}/pages/${String(id)}/`);

/** Publishes the current live page to shoppers. Throws ApiError. */
export const publishPage = (division: number, id: number) =>
  call<WirePage>('POST', `/divisions/${String(division)}/pages/${String(id)}/publish/`, {});
