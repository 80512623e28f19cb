import type { Discount } from '@selvedge/shared/discounts/discount';
import { Injectable } from '@nestjs/common';

import { TagEviction } from '../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../platform/tagged-cache/tagged-cache.js';
import { DiscountQueries } from './discounts.queries.js';
import { discountsTag } from './discount.tags.js';

const memoryLimit = 2 * 1024 * 1024;
/** Estimated size of an entry apart from its discounts. */
const entryBytes = 64;

/** Caches the automatic discounts of each store, because every basket needs them. */
@Injectable()
export class AutomaticDiscounts {
  private readonly cache = new TaggedCache<readonly Discount[]>(memoryLimit);

  constructor(
    private readonly queries: DiscountQueries,
    eviction: TagEviction,
  ) {
    eviction.register(this.cache);
  }

  async of(division: number): Promise<readonly Discount[]> {
    const key = String(division);
    return (
      this.cache.get(key) ??
      this.cache.render(key, division, async () => {
        const page = await this.queries.automatic(division);
        const bytes = entryBytes + JSON.stringify(page).length;
        return { page, bytes, tags: [discountsTag] };
      })
    );
  }
}
