import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { TaggedCache } from '../../../platform/tagged-cache/tagged-cache.js';
import { StoreDirectory } from '../../stores/index.js';
import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import { everybodysAddress } from './cache-keys.js';
import { storeTag, tagIn } from '../html-cache/html-cache-tags.js';

/** In characters of JSON, of which each takes about four bytes as objects. */
const memoryLimit = 8 * 1024 * 1024;

/** What a page shows, and the tags of what it was read from; without tags it is not kept. */
interface Content {
  readonly screen: object;
  readonly madeOf?: readonly string[];
}

/**
 * What pages show, as it was read from the database, until something that it was made of changes: the
 * same page is rendered for every host and currency, and for everybody with a basket or favourites.
 * Who has an account gets what the database says now, whichever process wrote it.
 */
@Injectable()
export class ContentCache<Of extends Content = Content> extends TaggedCache<Of> {
  private stores = 0;
  /** A store is another object once it has been saved again. */
  private readonly numberOf = memoizeByObject(() => (this.stores += 1));

  constructor(private readonly directory: StoreDirectory) {
    super(memoryLimit);
  }

  /**
   * The content of the request's page. `read` is asked where it is not known; what it answers is
   * remembered where the page is `everybodys`, and says what it was made of.
   */
  of(request: FastifyRequest, everybodys: boolean, read: () => Promise<Of>) {
    const { division } = request.facts.tenant;
    const key = this.keyOf(request);
    if (key === undefined) return read();
    const known = this.get(key);
    if (known !== undefined) return Promise.resolve(known);
    return everybodys ? this.render(key, () => this.fresh(division, read)) : read();
  }

  private keyOf(request: FastifyRequest): string | undefined {
    const store = this.directory.store(request.facts.tenant.division);
    const address = store && everybodysAddress(request, store);
    return address && JSON.stringify([this.numberOf(store), ...address]);
  }

  private async fresh(division: number, read: () => Promise<Of>) {
    const page = await read();
    const { madeOf, screen } = page;
    const tags = madeOf && [storeTag, ...madeOf].map((tag) => tagIn(division, tag));
    return { page, bytes: madeOf === undefined ? 0 : JSON.stringify(screen).length, tags };
  }
}
