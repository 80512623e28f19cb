import { Injectable } from '@nestjs/common';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/http/http.errors.js';
import { subscriptionIn } from '../forms/subscription-answers.js';
import { SharedPages } from './shared-pages.js';
import { PageRenderer } from '../render/page-renderer.js';
import { PublishedScreens } from './published-screens.js';
import { ShopScreens } from './shop-screens.js';

/** Answers the addresses that only an owner's page may have. */
@Injectable()
export class PublishedPages {
  constructor(
    private readonly pages: PageRenderer,
    private readonly shared: SharedPages,
    private readonly screens: PublishedScreens,
    private readonly common: ShopScreens,
  ) {}

  /** RTE-062: the owner's own home page, or the one that every shop has. */
  home(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const store = this.pages.storeOf(request);
    return this.shared.send(request, reply, async () => {
      const own = await this.screens.at(request, store, '/', subscriptionIn(request));
      return own ?? this.common.home(store);
    });
  }

  /** RTE-060, RTE-068. Another spelling of a page's address leads to the page. Throws NotFound. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const url = pageUrl(decoded(path));
    if (encodeURI(url) === path) return this.sendAt(request, reply, url);
    const content = await this.screens.at(request, this.pages.storeOf(request), url);
    if (content === undefined) throw new NotFound();
    const right = encodeURI(url) + (query === undefined ? '' : `?${query}`);
    await reply.header('cache-control', 'no-cache').redirect(right, 308);
  }

  private sendAt(request: FastifyRequest, reply: FastifyReply, url: string): Promise<void> {
    const store = this.pages.storeOf(request);
    return this.shared.send(request, reply, async () => {
      const content = await this.screens.at(request, store, url, subscriptionIn(request));
      if (content === undefined) throw new NotFound();
      return content;
    });
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new NotFound();
  }
}
