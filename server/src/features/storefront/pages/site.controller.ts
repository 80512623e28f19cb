import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import {
  POLICY_NAMES,
  POLICY_TITLES,
  type PolicyName,
} from '@selvedge/shared/storefront/policy-names';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import {
  collectionsTag,
  creatorsTag,
  ownPagesTag,
  productsTag,
} from '../html-cache/html-cache-tags.js';
import { SharedPages } from '../screens/shared-pages.js';
import { PublishedPages } from '../screens/published-pages.js';
import { siteMapXml } from '../screens/site-map.js';
import { SitePlacesReader } from '../screens/site-places.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { PageRenderer } from '../render/page-renderer.js';

const placesTags = [productsTag, collectionsTag, creatorsTag, ownPagesTag];

/** What a shop says of itself: its map, and its policies. */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class SiteController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly shared: SharedPages,
    private readonly places: SitePlacesReader,
    private readonly published: PublishedPages,
  ) {}

  /** RTE-018. */
  @Get('sitemap')
  async siteMap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const store = this.pages.storeOf(request);
    const policies = hasPolicies(store) ? POLICY_NAMES : [];
    return this.shared.send(request, reply, async () => ({
      screen: { name: 'sitemap', ...(await this.places.of(store.division)), policies },
      title: 'Sitemap',
      description: `Every collection, product and creator of ${store.name}.`,
      path: '/sitemap/',
      madeOf: placesTags,
    }));
  }

  /** What the map page shows, for programs. */
  @Get('sitemap.xml')
  async siteMapXml(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const store = this.pages.storeOf(request);
    return this.shared.sendText(request, reply, async () => ({
      contentType: 'application/xml; charset=utf-8',
      text: siteMapXml({
        origin: this.pages.originOf(request),
        places: await this.places.of(store.division),
        hasPolicies: hasPolicies(store),
      }),
      madeOf: placesTags,
    }));
  }

  /** RTE-028. */
  @Get('terms-of-use')
  termsOfUse(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.policy(request, reply, 'terms-of-use');
  }

  /** RTE-029. */
  @Get('terms-of-sale')
  termsOfSale(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.policy(request, reply, 'terms-of-sale');
  }

  /** RTE-030. */
  @Get('use-of-cookies-and-disclaimer')
  cookies(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.policy(request, reply, 'use-of-cookies-and-disclaimer');
  }

  /** RTE-031. */
  @Get('privacy-policy')
  privacy(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.policy(request, reply, 'privacy-policy');
  }

  private async policy(
    request: FastifyRequest,
    reply: FastifyReply,
    policy: PolicyName,
  ): Promise<void> {
    const store = this.pages.storeOf(request);
    if (!hasPolicies(store)) return this.published.send(request, reply);
    const title = POLICY_TITLES[policy];
    return this.shared.send(request, reply, () =>
      Promise.resolve({
        screen: { name: 'policy', policy },
        title,
        description: `${title} of ${store.name}.`,
        path: `/${policy}/`,
        madeOf: [],
      }),
    );
  }
}

/** RTE-032, A-13: who takes the money itself writes these pages itself. */
function hasPolicies({ paymentProcessor }: Store): boolean {
  return paymentProcessor !== 'direct';
}
