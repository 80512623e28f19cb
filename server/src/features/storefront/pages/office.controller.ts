import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/http/http.errors.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { PublishedPages } from '../screens/published-pages.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { OfficePage } from './office-page.js';

/** Its program has a router of its own, so every address below leads to the same page. */
@Controller()
export class OfficeController {
  constructor(
    private readonly office: OfficePage,
    private readonly published: PublishedPages,
  ) {}

  /** RTE-005. */
  @Get(['dashboard', 'dashboard/*'])
  dashboard(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.office.send(request, reply);
  }

  /** On the atlas host every other address is the office's too; elsewhere it is that of a page (RTE-061), or nobody's (RTE-008). */
  @Get('*')
  @UseGuards(OpenShopGuard)
  @UseFilters(RedirectFilter)
  async other(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/omnis/')) throw new NotFound();
    if (request.facts.tenant.context === 'atlas') return this.office.send(request, reply);
    return this.published.send(request, reply);
  }
}
