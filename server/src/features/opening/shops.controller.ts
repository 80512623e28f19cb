import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query, Req } from '@nestjs/common';
import {
  SavedShopDraft,
  OpenShop,
  ShopAddressQuery,
  type OwnShop,
  type ShopAddress,
  type ShopEntrance,
} from '@selvedge/shared/opening/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { OpeningDrafts } from './drafts/opening-drafts.service.js';
import { Entrances } from './entrances.service.js';
import { OwnShops } from './own-shops.service.js';
import { ShopOpening } from './shop-opening.service.js';

/** On the main brand: lists the customer's shops and opens new ones. */
@Controller('omnis/v3/dashboard/shops')
@Can('shops.open')
export class ShopsController {
  constructor(
    private readonly shops: OwnShops,
    private readonly opening: ShopOpening,
    private readonly entrances: Entrances,
    private readonly drafts: OpeningDrafts,
  ) {}

  @Get()
  list(@Req() { facts }: FastifyRequest): Promise<readonly OwnShop[]> {
    return this.shops.of(facts.session.subject);
  }

  @Get('address')
  address(@Query() { code }: ShopAddressQuery): ShopAddress {
    return this.shops.address(code);
  }

  /** Draft of a new shop, on any device. */
  @Get('draft')
  draft(@Req() request: FastifyRequest): Promise<SavedShopDraft> {
    return this.drafts.shopOf(commandContextOf(request).actor);
  }

  @Put('draft')
  @HttpCode(HttpStatus.NO_CONTENT)
  saveDraft(@Req() request: FastifyRequest, @Body() saved: SavedShopDraft): Promise<void> {
    return this.drafts.saveShop(commandContextOf(request).actor, saved);
  }

  @Post()
  @HttpCode(HttpStatus.CREATED)
  @RateLimited('login')
  async open(@Req() request: FastifyRequest, @Body() input: OpenShop): Promise<ShopEntrance> {
    const { subject } = request.facts.session;
    const context = commandContextOf(request);
    const division = await this.opening.open(context, subject, input);
    await this.drafts.deleteShopDraft(context.actor);
    return { division, url: `${this.entrances.dashboardOf(division)}enter` };
  }
}
