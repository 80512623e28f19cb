import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { NotFound, PermissionDenied } from '../../platform/http/http.errors.js';
import { ElsewhereFilter } from './elsewhere.js';
import { OfficePage } from './office-page.js';
import { OpenShopGuard } from './open-shop.guard.js';
import { SharedPages } from './shared-pages.js';
import { ShopPages } from './shop-pages.js';
import { ShopScreens } from './shop-screens.js';

@Controller()
@UseGuards(OpenShopGuard)
@UseFilters(ElsewhereFilter)
export class ShopController {
  constructor(
    private readonly pages: ShopPages,
    private readonly shared: SharedPages,
    private readonly screens: ShopScreens,
    private readonly office: OfficePage,
  ) {}

  /** RTE-062; on the atlas host the office. */
  @Get()
  async home(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.facts.tenant.context === 'atlas') return this.office.send(request, reply);
    const store = this.pages.storeOf(request);
    return this.shared.send(request, reply, () => this.screens.home(store));
  }

  /** RTE-008. */
  @Get('404')
  notFound(): never {
    throw new NotFound();
  }

  /** RTE-009. */
  @Get('403')
  forbidden(): never {
    throw new PermissionDenied();
  }
}
