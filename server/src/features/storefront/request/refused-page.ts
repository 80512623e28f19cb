import type { Refusal } from '@selvedge/shared/permissions/refusals';

import { Refused } from '../../../platform/authorization/refused.js';
import { Redirect } from '../../../platform/redirect.js';

/**
 * Returns the response for a visitor without access to `url`: a redirect to sign-in (RTE-069), or
 * as its policy defines.
 */
export function refusedPage(refusal: Refusal, url: string): Redirect | Refused {
  if (refusal.kind === 'unauthenticated') return new Redirect(signInFor(url));
  return refusal.leadsTo === undefined ? new Refused(refusal) : new Redirect(refusal.leadsTo);
}

function signInFor(url: string): string {
  return `/login/?redirect_uri=${encodeURIComponent(url)}`;
}
