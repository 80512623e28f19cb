import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PageCache } from '../cache/page-cache.service.js';
import { sendPacked } from '../cache/send-page.http.js';
import { PersonalSources } from '../request/personal-sources.service.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import type { Candidate } from './screen-pages.service.js';

/**
 * Serves pages whose only personal data is the size of the basket. They are cached by size, so that
 * a request reads nothing else (BSK-002, decision 0049).
 */
@Injectable()
export class CountedPages {
  constructor(
    private readonly requests: ShopRequests,
    private readonly sources: PersonalSources,
    private readonly pages: PageCache,
  ) {}

  /** Returns the size of the visitor's basket; undefined if they do not get such pages. */
  async quantityOf(request: FastifyRequest): Promise<number | undefined> {
    if (request.shop?.isCounted !== true) return undefined;
    return (await this.sources.count(this.requests.visitorOf(request))) ?? undefined;
  }

  /** Sends the first cached page of the candidates. Returns false if none is cached. */
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
