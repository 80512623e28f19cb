import { Controller, Get, Req } from '@nestjs/common';
import type { OwnShop } from '@selvedge/shared/opening/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import { OwnShops } from './own-shops.service.js';

/** On a shop: all shops of the signed-in member, for switching between them. */
@Controller('omnis/v3/dashboard/stores')
export class OwnStoresController {
  constructor(private readonly shops: OwnShops) {}

  @Get()
  @Can('shops.look-after')
  list(@Req() { facts }: FastifyRequest): Promise<readonly OwnShop[]> {
    return this.shops.of(facts.session.subject);
  }
}
