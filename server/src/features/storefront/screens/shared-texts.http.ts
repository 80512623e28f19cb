import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PageCache } from '../cache/page-cache.service.js';
import { packed } from '../cache/packed-page.js';
import { sendFresh } from '../cache/send-page.http.js';
import { TextRoutes, type TextKey } from '../request/text-routes.service.js';

/** Response for programs, with its cache tags. */
export interface SharedText {
  readonly contentType: string;
  readonly text: string;
  readonly tags: readonly string[];
}

/** Sends shared responses that are not pages. */
@Injectable()
export class SharedTexts {
  constructor(
    private readonly routes: TextRoutes,
    private readonly pages: PageCache,
  ) {}

  /** Enables caching of an address for requests without personal data. */
  register(path: string, key: TextKey = () => []): void {
    this.routes.add(path, key);
  }

  /** `make` runs once for all requests until the data changes. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<SharedText>,
  ): Promise<void> {
    const policy = String(reply.getHeader('content-security-policy'));
    const fresh = async () => {
      const { text, contentType, tags } = await make();
      const html = { html: Buffer.from(text), policy, contentType, audience: 'everybody' } as const;
      return { html, tags };
    };
    const { shop, facts } = request;
    const key = shop?.pageKeys[0];
    const page =
      key === undefined
        ? packed((await fresh()).html)
        : await this.pages.render(key, facts.tenant.division, fresh);
    if (page !== undefined) await sendFresh(request, reply, page);
  }
}
