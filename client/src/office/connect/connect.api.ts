import type {
  AllowedEditors,
  ConnectGrant,
  LiveConnectSession,
} from '@selvedge/shared/connect/contract';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';

import { call } from '../../lib/http.js';

/** Query keys. */
export const editorKeys = {
  allowed: ['connect', 'editors'],
  live: ['connect', 'sessions'],
} as const;

/** Fetches the allowed origins of external editors. */
export const fetchEditors = () => call<AllowedEditors>('GET', '/connect/editors/');

/**
 * Saves the allowed origins; requires permission to change the shop's settings. Disconnects editors
 * whose origin was removed. Throws ApiError with the reason if an address is invalid.
 */
export const saveEditors = (origins: readonly string[]) =>
  call<AllowedEditors>('PUT', '/connect/editors/', { origins });

/** Fetches the external editors that are connected now. */
export const fetchSessions = () => call<readonly LiveConnectSession[]>('GET', '/connect/sessions/');

export const endSession = (id: string) =>
  call<undefined>('DELETE', `/connect/sessions/${encodeURIComponent(id)}/`);

/** Returns a single-use code that lets an external editor at this origin edit a page. */
export const grantPage = (
  pageId: number,
  origin: string,
  scopes: readonly ConnectScope[],
): Promise<ConnectGrant> =>
  call('POST', '/connect/grants/', { pageId, origin, scopes, module: 'v3Dev' });
