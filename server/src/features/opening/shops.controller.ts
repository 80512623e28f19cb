import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  KeptShopDraft,
  OpenShop,
  ShopAddressQuery,
  type OwnShop,
  type ShopAddress,
  type ShopEntrance,
} from '@selvedge/shared/opening/contract';
import { notSignedIn, permissionDenied } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import { Refused } from '../../platform/authorization/refused.js';
import { grantedTo, type Subject } from '../../platform/authorization/session.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { NotFound } from '../../platform/refusals.js';
import { OpeningDrafts } from './drafts/opening-drafts.service.js';
import { Entrances } from './entrances.service.js';
import { OwnShops } from './own-shops.service.js';
import { ShopOpening } from './shop-opening.service.js';

/** On the main brand: the shops of who is signed in, the way into each, and another one. */
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

  /** What they typed of another shop, on whichever device. */
  @Get('draft')
  draft(@Req() request: FastifyRequest): Promise<KeptShopDraft> {
    return this.drafts.shopOf(commandContextOf(request).actor);
  }

  @Put('draft')
  @HttpCode(HttpStatus.NO_CONTENT)
  keep(@Req() request: FastifyRequest, @Body() kept: KeptShopDraft): Promise<void> {
    return this.drafts.keepShop(commandContextOf(request).actor, kept);
  }

  @Post()
  @HttpCode(HttpStatus.CREATED)
  @RateLimited('login')
  async open(@Req() request: FastifyRequest, @Body() wanted: OpenShop): Promise<ShopEntrance> {
    const { subject } = request.facts.session;
    const context = commandContextOf(request);
    const division = await this.opening.open(context, subject, wanted);
    await this.drafts.forgetShop(context.actor);
    return this.entrance(division, subject);
  }

  @Post(':shop/entrance')
  @HttpCode(HttpStatus.OK)
  async enter(
    @Req() { facts }: FastifyRequest,
    @Param('shop', ParseIntPipe) division: number,
  ): Promise<ShopEntrance> {
    const { subject } = facts.session;
    // Who has yet to set up a second factor does so there.
    const { memberships } = grantedTo(facts.session);
    if (!memberships.some((one) => one.division === division)) throw new Refused(permissionDenied);
    return this.entrance(division, subject);
  }

  private async entrance(division: number, subject: Subject | null): Promise<ShopEntrance> {
    if (subject === null) throw new Refused(notSignedIn);
    const entrance = await this.entrances.into(division, subject);
    if (entrance === undefined) throw new NotFound();
    return entrance;
  }
}
