import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { permissionDenied } from '@selvedge/shared/permissions/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refused } from '../../../platform/authorization/refused.js';
import { NotFound } from '../../../platform/http/http.errors.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { PublishedPages } from '../screens/published-pages.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { OfficePage } from './office-page.js';

@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class ShopController {
  constructor(
    private readonly published: PublishedPages,
    private readonly office: OfficePage,
  ) {}

  /** RTE-062; on the atlas host the office. */
  @Get()
  home(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const isAtlas = request.facts.tenant.context === 'atlas';
    return isAtlas ? this.office.send(request, reply) : this.published.home(request, reply);
  }

  /** RTE-008. */
  @Get('404')
  notFound(): never {
    throw new NotFound();
  }

  /** RTE-009. */
  @Get('403')
  forbidden(): never {
    throw new Refused(permissionDenied);
  }
}
