import type {
  AllowedEditors,
  ConnectGrant,
  LiveConnectSession,
} from '@selvedge/shared/connect/contract';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';

import { call } from '../../lib/http.js';

/** What answers are kept under. */
export const editorKeys = {
  allowed: ['connect', 'editors'],
  live: ['connect', 'sessions'],
} as const;

/** Where external editors of this shop may be. */
export const fetchEditors = () => call<AllowedEditors>('GET', '/connect/editors/');

/**
 * Needs who may change the shop's settings; who is in from an origin that leaves the list goes at once.
 * Throws ApiError, with what is wrong of an address.
 */
export const saveEditors = (origins: readonly string[]) =>
  call<AllowedEditors>('PUT', '/connect/editors/', { origins });

/** Who edits pages of this shop from elsewhere now. */
export const fetchSessions = () => call<readonly LiveConnectSession[]>('GET', '/connect/sessions/');

export const endSession = (id: string) =>
  call<undefined>('DELETE', `/connect/sessions/${encodeURIComponent(id)}/`);

/** A code that lets a program at an origin edit a page, once. */
export const grantPage = (
  pageId: number,
  origin: string,
  scopes: readonly ConnectScope[],
): Promise<ConnectGrant> =>
  call('POST', '/connect/grants/', { pageId, origin, scopes, module: 'v3Dev' });
