import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { OpenShopGuard } from '../request/open-shop.guard.js';
import { pathsOpenTo } from '../request/screen-routes.js';
import { AtlasPages } from './atlas-pages.http.js';
import { ScreenAnswers } from './screen-answers.http.js';
import { ScreenRedirectFilter } from './screen-redirect.filter.js';

/** Handles all page requests of shops (decision 0010). */
@Controller()
@UseFilters(ScreenRedirectFilter)
export class ShopScreensController {
  constructor(
    private readonly answers: ScreenAnswers,
    private readonly atlas: AtlasPages,
  ) {}

  @Get(pathsOpenTo('shop.visit'))
  @UseGuards(OpenShopGuard)
  showPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply);
  }

  /** Access pages, which are also open in a closed shop. */
  @Get(pathsOpenTo('anybody'))
  outside(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply);
  }

  /** Throws NotFound if every screen passes. */
  private send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isOfAtlas = request.facts.tenant.context === 'atlas';
    return (isOfAtlas ? this.atlas : this.answers).send(request, reply);
  }
}
