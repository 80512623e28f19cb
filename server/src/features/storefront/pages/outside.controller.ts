import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { StoreDirectory } from '../../stores/index.js';
import { isPrivate } from '../request/private-shop.js';
import { robotsText } from '../screens/site-map.js';
import { PageRenderer } from '../render/page-renderer.js';

/** What is answered on a closed shop too. */
@Controller()
export class OutsideController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly stores: StoreDirectory,
  ) {}

  /** On every host; one without a shop has nothing for search engines. */
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  robots(@Req() request: FastifyRequest): string {
    const store = this.stores.store(request.facts.tenant.division);
    return robotsText(this.pages.originOf(request), store === undefined || isPrivate(store));
  }

  /** RTE-017. */
  @Get('store-under-review')
  async underReview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pages.send(request, reply, {
      screen: { name: 'under-review' },
      title: 'This shop is being reviewed',
      path: '/store-under-review/',
      noindex: true,
    });
  }
}
