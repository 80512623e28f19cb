import type { AllowedEditors, LiveConnectSession } from '@selvedge/shared/connect/contract';

import { call } from '../../../lib/http.js';

/** Where external editors of this shop may be. Throws ApiError. */
export const fetchEditors = () => call<AllowedEditors>('GET', '/connect/editors/');

/** Who is in from an origin that leaves the list goes at once. */
export const saveEditors = (origins: readonly string[]) =>
  call<AllowedEditors>('PUT', '/connect/editors/', { origins });

/** Who edits pages of this shop from elsewhere now. */
export const fetchSessions = () => call<readonly LiveConnectSession[]>('GET', '/connect/sessions/');

export const endSession = (id: string) =>
  call<undefined>('DELETE', `/connect/sessions/${encodeURIComponent(id)}/`);
