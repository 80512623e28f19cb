import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Sends } from '../../../platform/openapi/sends.js';
import { OpenShopGuard, SharedTexts, ShopRequests } from '../../storefront/index.js';
import { hasPolicies } from './has-policies.js';
import { siteMapXml } from './site-map.js';
import { placesTags, SitePlacesReader } from './site-places.service.js';

/** What the map page shows, for programs. */
@Controller('sitemap.xml')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class SitemapXmlController {
  constructor(
    private readonly requests: ShopRequests,
    private readonly texts: SharedTexts,
    private readonly places: SitePlacesReader,
  ) {
    texts.keep('/sitemap.xml');
  }

  @Get()
  @Sends({ 200: ['application/xml'], 304: [] })
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { store, origin } = this.requests.everybodys(request);
    const make = async () => ({
      contentType: 'application/xml; charset=utf-8',
      text: siteMapXml({
        origin,
        places: await this.places.of(store.division),
        hasPolicies: hasPolicies(store),
      }),
      tags: placesTags,
    });
    return this.texts.send(request, reply, make);
  }
}
