import type { StoreAccessFacts } from '@selvedge/shared/accounts/store-access';
import type { Store } from '@selvedge/shared/stores/contract';

import type { RequestFacts } from '../../../platform/http/request-facts.js';

/** What the guards of a store look at, for a request; `store` is the host's, if it has one. */
export function storeAccessFactsOf(
  { tenant, session }: RequestFacts,
  store: Store | undefined,
): StoreAccessFacts {
  const { context, division } = tenant;
  const isInternalOfStore = session.memberships.some((member) => member.division === division);
  return {
    context,
    division,
    isInternal: session.subject?.kind === 'staff',
    isInternalOfStore,
    isAllowed: session.gatePassed || isInternalOfStore,
    isComingSoon: store?.comingSoon.enabled ?? false,
    isPasswordProtected: store?.passwordProtected ?? false,
  };
}
