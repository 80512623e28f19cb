import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Put, Req } from '@nestjs/common';
import {
  SaveBusinessDetails,
  SavePayoutDetails,
  type Business,
} from '@selvedge/shared/business/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { Confirmations } from '../accounts/index.js';
import { BusinessService } from './business.service.js';

/**
 * Legal and payout details of the host's shop, for its owners and members with the billing
 * permission.
 */
@Controller('omnis/v3/dashboard/business')
@Can('business.manage')
export class BusinessController {
  constructor(
    private readonly business: BusinessService,
    private readonly confirmations: Confirmations,
  ) {}

  @Get()
  read(@Context() { division }: CommandContext): Promise<Business> {
    return this.business.read(division);
  }

  @Put('details')
  saveDetails(
    @Context() context: CommandContext,
    @Body() details: SaveBusinessDetails,
  ): Promise<Business> {
    return this.business.saveDetails(context, details);
  }

  /** Requires a recent password confirmation (IDN-006). */
  @Put('payout')
  async savePayout(
    @Req() { facts }: FastifyRequest,
    @Context() context: CommandContext,
    @Body() payout: SavePayoutDetails,
  ): Promise<Business> {
    await this.confirmations.require(facts.token);
    return this.business.savePayout(context, payout);
  }

  @Delete('payout')
  @HttpCode(HttpStatus.NO_CONTENT)
  async removePayout(
    @Req() { facts }: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.confirmations.require(facts.token);
    await this.business.removePayout(context);
  }
}
