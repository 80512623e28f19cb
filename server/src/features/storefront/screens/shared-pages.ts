import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { PageContent } from '../render/shop-page.js';
import { sendFresh, sendHtml } from '../cache/send-html.js';
import { PageRenderer } from '../render/page-renderer.js';
import { PageCache } from '../cache/page-cache.js';
import { ContentCache } from '../cache/content-cache.js';

interface SharedText {
  readonly contentType: string;
  readonly text: string;
  readonly madeOf: readonly string[];
}

/** Sends screens that are the same for everybody who has neither account nor basket. */
@Injectable()
export class SharedPages {
  constructor(
    private readonly pages: PageRenderer,
    private readonly cached: PageCache,
    private readonly contents: ContentCache<PageContent>,
  ) {}

  /** As PageRenderer.send; `read` is asked once by all who come before anything changes. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<PageContent>,
  ): Promise<void> {
    const isShared = this.cached.isShared(request);
    const contentOf = () => this.contents.of(request, isShared, read);
    if (!isShared) return this.pages.send(request, reply, await contentOf());
    const page = await this.cached.render(request, async () => {
      const content = await contentOf();
      return { ...(await this.pages.render(request, content)), madeOf: content.madeOf };
    });
    return sendFresh(request, reply, page);
  }

  /** The same of an answer for programs. */
  async sendText(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<SharedText>,
  ): Promise<void> {
    const policy = String(reply.getHeader('content-security-policy'));
    const htmlOf = ({ text, contentType, madeOf }: SharedText) => ({
      ...{ html: Buffer.from(text), policy, contentType, madeOf },
      shared: true,
    });
    if (!this.cached.isShared(request)) return sendHtml(request, reply, htmlOf(await make()));
    const page = await this.cached.render(request, async () => htmlOf(await make()));
    return sendFresh(request, reply, page);
  }
}
