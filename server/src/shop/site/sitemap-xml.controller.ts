import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { pageIn } from '@selvedge/shared/catalogue/listing/listing';
import type { Query } from '@selvedge/shared/screens/query';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { PublicFile } from '../../platform/http/public-file.js';
import { Sends } from '../../platform/openapi/sends.js';
import { NotFound } from '../../platform/refusals.js';
import { OpenShopGuard, SharedTexts, ShopRequests } from '../../features/storefront/index.js';
import { hasPolicies } from './has-policies.js';
import { siteMapXml } from './site-map.js';
import { placesTags, SitePlacesReader } from './site-places.service.js';

/** Machine-readable version of the site map page. */
@Controller('sitemap.xml')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class SitemapXmlController {
  constructor(
    private readonly requests: ShopRequests,
    private readonly texts: SharedTexts,
    private readonly places: SitePlacesReader,
  ) {
    texts.register('/sitemap.xml', ({ query }) => {
      const page = fileIn(query);
      return page === null ? undefined : [String(page ?? '')];
    });
  }

  /** Throws NotFound beyond the last file. */
  @Get()
  @PublicFile()
  @Sends({ 200: ['application/xml'], 304: [] })
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { store, origin } = this.requests.withoutVisitor(request);
    // Fastify's router parsed the query from the URL.
    const page = fileIn(request.query as Query);
    const make = async () => {
      const places = await this.places.of(store.division);
      const site = { origin, places, hasPolicies: hasPolicies(store) };
      const text = page === null ? undefined : siteMapXml(site, page);
      if (text === undefined) throw new NotFound();
      return { contentType: 'application/xml; charset=utf-8', text, tags: placesTags };
    };
    return this.texts.send(request, reply, make);
  }
}

/** Returns the requested file number; undefined for the index, null for an invalid number. */
function fileIn(query: Query): number | undefined | null {
  return query['page'] === undefined ? undefined : (pageIn(query) ?? null);
}
