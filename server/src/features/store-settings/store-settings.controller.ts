import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import {
  SaveStoreSettings,
  type StoreSettingsAnswer,
} from '@selvedge/shared/stores/admin/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { SecondFactorRule } from './second-factor-rule.service.js';
import { StoreSettingsService } from './store-settings.service.js';

/** STO-004: presentation of the host's shop, for users who may change it. */
@Controller('omnis/v3/dashboard/settings')
@Can('settings.manage')
export class StoreSettingsController {
  constructor(
    private readonly service: StoreSettingsService,
    private readonly rule: SecondFactorRule,
  ) {}

  @Get()
  read(@Context() { division }: CommandContext): Promise<StoreSettingsAnswer> {
    return this.service.read(division);
  }

  /** Answers 409 with the current settings if someone else saved in the meantime. */
  @Put()
  async save(
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
    @Body() settings: SaveStoreSettings,
  ): Promise<StoreSettingsAnswer> {
    await this.rule.require(request.facts, settings);
    return this.service.save(context, settings);
  }
}
