import { conditionPasses, type ConditionFacts } from '@selvedge/shared/blocks/conditions';
import type { Conditions } from '@selvedge/shared/blocks/model/visible-blocks';
import { viewerFacts, type Viewer } from '@selvedge/shared/blocks/viewers';
import { regionOf } from '@selvedge/shared/countries/countries';
import { variationsFor } from '@selvedge/shared/split-tests/variations';
import type { Store } from '@selvedge/shared/stores/contract';
import { projectFactsOf } from '@selvedge/shared/stores/plan-state/project';

import { shopFactsOf } from '../../stores/index.js';

/** Default for stores without a country. */
const usualCountry = 'GB';

/**
 * Evaluates block conditions for a simulated visitor: in the store's country, past the access page,
 * not a member (decision 0010).
 */
export function passesFor(viewer: Viewer, store: Store): Conditions {
  const { isSignedIn, basketQuantity, favourites } = viewerFacts[viewer];
  const facts: ConditionFacts = {
    principal: {
      kind: isSignedIn ? 'customer' : 'visitor',
      context: 'store',
      division: store.division,
      ...{ isMember: false, hasPassedGate: true, permissions: new Set() },
    },
    shop: shopFactsOf(store),
    project: projectFactsOf([store]),
    paymentProcessor: store.paymentProcessor,
    region: regionOf(store.country ?? usualCountry),
    ...{ basketQuantity, favourites, isPreview: false },
  };
  return (name) => conditionPasses(name, facts);
}

/**
 * Picks the first variation of each split test, as for a visitor without an assignment (BLX-012).
 */
export function firstVariations({ splitTests = [] }: Store): (test: string) => string | undefined {
  const shown = variationsFor(splitTests, { query: {}, assigned: new Map(), visitId: '' });
  return (test) => shown.get(test);
}
