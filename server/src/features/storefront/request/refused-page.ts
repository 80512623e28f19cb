import type { Refusal } from '@selvedge/shared/permissions/refusals';

import { Refused } from '../../../platform/authorization/refused.js';
import { Redirect } from '../../../platform/redirect.js';

/** What answers whoever may not see the page at `url`: RTE-069 the sign-in, or where its policy leads. */
export function refusedPage(refusal: Refusal, url: string): Redirect | Refused {
  if (refusal.kind === 'unauthenticated') return new Redirect(signInFor(url));
  return refusal.leadsTo === undefined ? new Refused(refusal) : new Redirect(refusal.leadsTo);
}

function signInFor(url: string): string {
  return `/login/?redirect_uri=${encodeURIComponent(url)}`;
}
