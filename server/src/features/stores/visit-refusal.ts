import { refusalOf } from '@selvedge/shared/policies/policies';
import type { Refusal } from '@selvedge/shared/permissions/refusals';
import type { Store } from '@selvedge/shared/stores/contract';
import type { ShopFacts } from '@selvedge/shared/stores/store.policy';

import { principalOf } from '../../platform/authorization/principal.js';
import type { RequestFacts } from '../../platform/http/request-facts.js';

/**
 * Reason why the caller may not visit a store (GRD-004, GRD-005); undefined if the visit is
 * allowed.
 */
export function visitRefusal(facts: RequestFacts, store: Store | undefined): Refusal | undefined {
  return refusalOf(principalOf(facts), 'shop.visit', shopFactsOf(store));
}

/** Facts that the visit policy needs; a host without a store has no restrictions. */
export function shopFactsOf(store: Store | undefined): ShopFacts {
  return {
    isComingSoon: store?.comingSoon.enabled ?? false,
    isPasswordProtected: store?.passwordProtected ?? false,
  };
}
