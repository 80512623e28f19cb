import { Controller, Get, Req } from '@nestjs/common';
import type { OwnShop } from '@selvedge/shared/opening/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import { OwnShops } from './own-shops.service.js';

/** At a shop: all those that who is signed in works on, to go over to another. */
@Controller('omnis/v3/dashboard/stores')
export class OwnStoresController {
  constructor(private readonly shops: OwnShops) {}

  @Get()
  @Can('shops.look-after')
  list(@Req() { facts }: FastifyRequest): Promise<readonly OwnShop[]> {
    return this.shops.of(facts.session.subject);
  }
}
