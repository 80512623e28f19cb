import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PageCache } from '../cache/page-cache.service.js';
import { sendPacked } from '../cache/send-page.http.js';
import { PersonalSources } from '../request/personal-sources.service.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import type { Candidate } from './screen-pages.service.js';

/**
 * BSK-002: pages for those of whom a page shows nothing but how much is in their basket. They are kept by
 * that number, so that only it is read (decision 0049).
 */
@Injectable()
export class CountedPages {
  constructor(
    private readonly requests: ShopRequests,
    private readonly sources: PersonalSources,
    private readonly pages: PageCache,
  ) {}

  /** What the visitor's basket holds; undefined for who is not shown a page of this kind. */
  async quantityOf(request: FastifyRequest): Promise<number | undefined> {
    if (request.shop?.isCounted !== true) return undefined;
    return (await this.sources.count(this.requests.visitorOf(request))) ?? undefined;
  }

  /** Sends the first page of these that is kept; false where none is. */
  async sendCached(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    candidates: readonly Candidate[],
  ): Promise<boolean> {
    const keys = candidates.map(({ pageKey }) => pageKey).filter((key) => key !== undefined);
    const page = this.pages.find(keys);
    reply.header('x-cache', page === undefined ? 'miss' : 'hit');
    if (page !== undefined) await sendPacked(request, reply, page);
    return page !== undefined;
  }
}
