import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { isNative } from '@selvedge/shared/storefront/modes';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';
import { themeVersionOf } from '@selvedge/shared/themes/store-theme';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { TaggedCache } from '../../../platform/tagged-cache/tagged-cache.js';
import { StoreDirectory } from '../../stores/index.js';
import { packed, sendPacked, type Html, type PackedPage } from './send-html.js';
import { modesOf } from '../request/shop-requests.js';
import { everybodysAddress, isPageCall } from './cache-keys.js';
import { storeTag, tagIn } from '../html-cache/html-cache-tags.js';
import { PersonalStateReader } from '../request/personal-state.js';

/** In bytes: about three thousand pages, compressed. */
export const htmlCacheLimit = 64 * 1024 * 1024;

/** A page that was just rendered, and what it was made of; undefined where it is not to be kept. */
interface FreshPage extends Html {
  readonly madeOf: readonly string[] | undefined;
}

/**
 * The pages that are the same for everybody, answered from memory before any controller is asked.
 * Who has an account, a basket or favourites, and who comes to a shop that is not open to everybody,
 * gets a page of their own.
 */
@Injectable()
export class PageCache implements OnModuleInit {
  /** The keys of requests that found nothing. */
  private readonly missed = new WeakMap<FastifyRequest, string>();

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly stores: StoreDirectory,
    private readonly personal: PersonalStateReader,
    private readonly cache: TaggedCache<PackedPage>,
  ) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    fastify.addHook('onRequest', (request, reply, done) => {
      const page = isPageCall(request) ? this.lookUp(request, reply) : undefined;
      if (page === undefined) done();
      else sendPacked(request, reply, page).catch(done);
    });
  }

  /** Whether the answer may be everybody's; only then `render` may be called. */
  isShared(request: FastifyRequest): boolean {
    return this.missed.has(request);
  }

  /** Renders the page of a shared request, once for all who ask for it at the same time. */
  render(request: FastifyRequest, make: () => Promise<FreshPage>): Promise<PackedPage> {
    const { division } = request.facts.tenant;
    return this.cache.render(this.missed.get(request) ?? '', async () => {
      const { madeOf, ...html } = await make();
      const page = packed(html);
      const tags = madeOf && [storeTag, ...madeOf].map((tag) => tagIn(division, tag));
      return { page, bytes: page.bytes, tags };
    });
  }

  private lookUp(request: FastifyRequest, reply: FastifyReply): PackedPage | undefined {
    const key = this.keyOf(request);
    const page = key === undefined ? undefined : this.cache.get(key);
    if (key !== undefined && page === undefined) this.missed.set(request, key);
    reply.header('x-cache', key === undefined ? 'bypass' : page === undefined ? 'miss' : 'hit');
    return page;
  }

  /** Undefined where the page is somebody's own. */
  private keyOf(request: FastifyRequest): string | undefined {
    const { facts, protocol, host } = request;
    const store = this.stores.store(facts.tenant.division);
    const address = store && everybodysAddress(request, store);
    if (store === undefined || address === undefined) return undefined;
    if (this.personal.isIn(request) || !isNative(modesOf(request))) return undefined;
    const currency = shownCurrency(store, request.cookies[currencyCookie]);
    return JSON.stringify([protocol, host, themeVersionOf(store), currency, ...address]);
  }
}
