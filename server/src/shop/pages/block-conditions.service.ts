import { Injectable } from '@nestjs/common';
import { conditionPasses, type ConditionFacts } from '@selvedge/shared/blocks/conditions';
import { conditionsIn, type Conditions } from '@selvedge/shared/blocks/model/visible-blocks';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';

import type { PageContent } from '@selvedge/shared/pages/page';
import { projectFactsOf } from '@selvedge/shared/stores/plan-state/project';

import { shopFactsOf } from '../../features/stores/index.js';
import { hasVisitor, PersonalSources, type ShopRequest } from '../../features/storefront/index.js';
import type { HasPassed } from '../../features/pages/blocks/gates.js';
import { isPreviewed } from './is-previewed.js';
import { PassedGates } from './passed-gates.service.js';

const noCounts = { basketQuantity: 0, favourites: 0 };

/** Determines which blocks of a page its visitor sees. */
export interface BlockChoice {
  readonly passes: Conditions;
  readonly hasPassed: HasPassed;
  /** Variation of a split test; undefined for an unknown test (BLX-012). */
  readonly variationOf: (test: string) => string | undefined;
  /** Only for members who work on the shop, in a preview (BLX-006). */
  readonly isPreview: boolean;
  /** Whether all visitors of this address in the same region see the same blocks. */
  readonly isShared: boolean;
}

/** Evaluates block conditions for a visitor (BLX-003, BLX-007). */
@Injectable()
export class BlockConditions {
  constructor(
    private readonly personal: PersonalSources,
    private readonly gates: PassedGates,
  ) {}

  /** Returns the choice for the page at an address. */
  async of(
    request: ShopRequest,
    { url, blocks }: Pick<PageContent, 'url' | 'blocks'>,
  ): Promise<BlockChoice> {
    const { principal, store, region, variations } = request;
    const isPreview = isPreviewed(request);
    const isCounted = needsCounts(blocks);
    const facts: ConditionFacts = {
      principal,
      shop: shopFactsOf(store),
      project: projectFactsOf(request.projects),
      paymentProcessor: store.paymentProcessor,
      region,
      isPreview,
      ...(isCounted ? await this.countsOf(request) : noCounts),
    };
    return {
      passes: (name) => conditionPasses(name, facts),
      hasPassed: isPreview ? () => true : this.gates.passedBy(request, url),
      variationOf: (test) => variations.get(test),
      isPreview,
      isShared: !isCounted && !isPreview,
    };
  }

  /** Counts items in the basket and favourites (BLX-007). */
  private async countsOf(request: ShopRequest): Promise<typeof noCounts> {
    if (!hasVisitor(request)) return noCounts;
    const names = ['basketQuantity', 'favourites'] as const;
    const { basketQuantity, favourites = [] } = await this.personal.some(request, names);
    return { basketQuantity: basketQuantity ?? 0, favourites: favourites.length };
  }
}

function needsCounts(blocks: readonly WireBlock[]): boolean {
  const names = conditionsIn(blocks);
  return names.has('has-basket-items') || names.has('has-favourites');
}
