import { Injectable } from '@nestjs/common';
import type { StorePage } from '@selvedge/shared/stores/store-page';
import { storePageOf } from '@selvedge/shared/pages/store-page';
import type { Store } from '@selvedge/shared/stores/contract';

import { TagEviction } from '../../platform/tagged-cache/tag-eviction.js';
import { TaggedCache } from '../../platform/tagged-cache/tagged-cache.js';
import { PagesSource, storeTag } from '../stores/index.js';
import { PagesReader } from './page.queries.js';
import { ownPagesTag } from './page.tags.js';

const maxCachedBytes = 8 * 1024 * 1024;

/**
 * Caches the published pages of each store for its core data (RTE-060) until one of them changes.
 */
@Injectable()
export class CoreDataPages {
  private readonly cache = new TaggedCache<readonly StorePage[]>(maxCachedBytes);

  constructor(
    source: PagesSource,
    eviction: TagEviction,
    private readonly reader: PagesReader,
  ) {
    eviction.register(this.cache);
    source.registerReader((store) => this.of(store));
  }

  private of({ division, name }: Store): Promise<readonly StorePage[]> {
    const key = String(division);
    const cached = this.cache.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    return this.cache.render(key, division, async () => {
      const found = await this.reader.published(division);
      const page = found.map((one) => storePageOf(one, name));
      // Two bytes per character.
      return { page, bytes: 2 * JSON.stringify(page).length, tags: [ownPagesTag, storeTag] };
    });
  }
}
