import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { PublicFile } from '../../platform/http/public-file.js';
import { isPrivate } from '../../features/storefront/index.js';
import { StoreDirectory } from '../../features/stores/index.js';
import { robotsText } from './site-map.js';

/** Serves robots.txt, also for closed shops. */
@Controller('robots.txt')
export class RobotsController {
  constructor(private readonly stores: StoreDirectory) {}

  /** Answers on every host; a host without a shop disallows all crawlers. */
  @Get()
  @PublicFile()
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  robots(@Req() { facts, protocol, host }: FastifyRequest): string {
    const store = this.stores.store(facts.tenant.division);
    return robotsText(`${protocol}://${host}`, store === undefined || isPrivate(store));
  }
}
