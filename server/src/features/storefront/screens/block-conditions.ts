import { Injectable } from '@nestjs/common';
import { conditionsIn, type Conditions } from '@selvedge/shared/blocks/model/visible-blocks';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { conditionPasses, type ConditionFacts } from '@selvedge/shared/blocks/conditions';
import { can } from '@selvedge/shared/permissions/policies';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { askerOf } from '../../../platform/authorization/asker.js';
import { shopFactsOf } from '../../stores/index.js';
import { PersonalStateReader } from '../request/personal-state.js';
import { countryOf } from '../request/visitor-country.js';
import { modesOf } from '../request/shop-requests.js';

const noCounts = { basketQuantity: 0, favourites: 0 };

/** What of a page's blocks its visitor is shown. */
export interface BlockChoice {
  readonly passes: Conditions;
  /** BLX-006: for those who work on the shop, and in a preview alone. */
  readonly isPreview: boolean;
  /** Whether others at this address are shown the same, as long as they are in the same region. */
  readonly isShared: boolean;
}

/** BLX-003, BLX-007: what the conditions of blocks are asked about. */
@Injectable()
export class BlockConditions {
  constructor(private readonly personal: PersonalStateReader) {}

  async of(
    request: FastifyRequest,
    store: Store,
    blocks: readonly WireBlock[],
  ): Promise<BlockChoice> {
    const asker = askerOf(request.facts);
    const isPreview = modesOf(request).page === 'preview' && can(asker, 'pages.preview');
    const isCounted = asksForCounts(blocks);
    const facts: ConditionFacts = {
      asker,
      shop: shopFactsOf(store),
      isPro: store.pro,
      paymentProcessor: store.paymentProcessor,
      country: countryOf(request),
      isPreview,
      ...(isCounted ? await this.personal.countsOf(request) : noCounts),
    };
    return {
      passes: (name) => conditionPasses(name, facts),
      isPreview,
      isShared: !isCounted && !isPreview,
    };
  }
}

function asksForCounts(blocks: readonly WireBlock[]): boolean {
  const names = conditionsIn(blocks);
  return names.has('has-basket-items') || names.has('has-favourites');
}
