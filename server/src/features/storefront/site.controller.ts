import { Controller, Get, Header, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import {
  POLICY_NAMES,
  POLICY_TITLES,
  type PolicyName,
} from '@selvedge/shared/storefront/policy-names';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../platform/http/http.errors.js';
import { ShownPlacesReader } from '../catalogue/index.js';
import { ElsewhereFilter } from './elsewhere.js';
import { OpenShopGuard } from './open-shop.guard.js';
import { ShopPages } from './shop-pages.js';
import { siteMapXml } from './site-map.js';

/** What a shop says of itself: its map, and its policies. */
@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(ElsewhereFilter)
export class SiteController {
  constructor(
    private readonly pages: ShopPages,
    private readonly places: ShownPlacesReader,
  ) {}

  /** RTE-018. */
  @Get('sitemap')
  async siteMap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const store = this.pages.storeOf(request);
    const places = await this.places.of(store.division);
    const policies = hasPolicies(store) ? POLICY_NAMES : [];
    return this.pages.send(request, reply, {
      screen: { name: 'sitemap', ...places, policies },
      title: 'Sitemap',
      description: `Every collection, product and creator of ${store.name}.`,
      path: '/sitemap/',
    });
  }

  /** What the map page shows, for programs. */
  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  async siteMapXml(@Req() request: FastifyRequest): Promise<string> {
    const store = this.pages.storeOf(request);
    return siteMapXml({
      origin: this.pages.originOf(request),
      places: await this.places.of(store.division),
      hasPolicies: hasPolicies(store),
    });
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
    if (!hasPolicies(store)) throw new NotFound();
    const title = POLICY_TITLES[policy];
    return this.pages.send(request, reply, {
      screen: { name: 'policy', policy },
      title,
      description: `${title} of ${store.name}.`,
      path: `/${policy}/`,
    });
  }
}

/** RTE-032, A-13: who takes the money itself writes these pages itself. */
function hasPolicies({ paymentProcessor }: Store): boolean {
  return paymentProcessor !== 'direct';
}
