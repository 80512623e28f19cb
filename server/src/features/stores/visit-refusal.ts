import { refusalOf } from '@selvedge/shared/permissions/policies';
import type { Refusal } from '@selvedge/shared/permissions/refusals';
import type { Store } from '@selvedge/shared/stores/contract';
import type { ShopFacts } from '@selvedge/shared/stores/store.policy';

import { askerOf } from '../../platform/authorization/asker.js';
import type { RequestFacts } from '../../platform/http/request-facts.js';

/** GRD-004, GRD-005: why somebody may not see anything of a store; undefined lets them in. */
export function visitRefusal(facts: RequestFacts, store: Store | undefined): Refusal | undefined {
  return refusalOf(askerOf(facts), 'shop.visit', shopFactsOf(store));
}

/** What a visit of a store looks at; a host without one has nothing to keep. */
export function shopFactsOf(store: Store | undefined): ShopFacts {
  return {
    isComingSoon: store?.comingSoon.enabled ?? false,
    isPasswordProtected: store?.passwordProtected ?? false,
  };
}
