import { conditionPasses, type ConditionFacts } from '@selvedge/shared/blocks/conditions';
import type { Conditions } from '@selvedge/shared/blocks/model/visible-blocks';
import { viewerFacts, type Viewer } from '@selvedge/shared/blocks/viewers';
import { regionOf } from '@selvedge/shared/storefront/countries';
import { variationsFor } from '@selvedge/shared/split-tests/variations';
import type { Store } from '@selvedge/shared/stores/contract';
import { projectFactsOf } from '@selvedge/shared/stores/standing/project';

import { shopFactsOf } from '../../stores/index.js';

/** Where a shop has said nothing of itself. */
const usualCountry = 'GB';

/** What the conditions of blocks say to somebody who is not there: of the shop's own country, let in and no member (decision 0010). */
export function passesFor(viewer: Viewer, store: Store): Conditions {
  const { isSignedIn, basketQuantity, favourites } = viewerFacts[viewer];
  const facts: ConditionFacts = {
    asker: {
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

/** BLX-012: of split tests, what is shown to somebody who was drawn for nothing. */
export function firstVariations({ splitTests = [] }: Store): (test: string) => string | undefined {
  const shown = variationsFor(splitTests, { query: {}, assigned: new Map(), visitId: '' });
  return (test) => shown.get(test);
}
