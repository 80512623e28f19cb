import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  SaveStoreSettings,
  type StoreSettingsAnswer,
} from '@selvedge/shared/stores/admin/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { StoreSettingsService } from './store-settings.service.js';

/** STO-004: how the host's shop presents itself, for those who may change it. */
@Controller('omnis/v3/dashboard/settings')
@Can('settings.manage')
export class StoreSettingsController {
  constructor(private readonly desk: StoreSettingsService) {}

  @Get()
  read(@Context() { division }: CommandContext): Promise<StoreSettingsAnswer> {
    return this.desk.read(division);
  }

  /** 409 with the present settings when somebody else saved meanwhile. */
  @Put()
  save(
    @Context() context: CommandContext,
    @Body() settings: SaveStoreSettings,
  ): Promise<StoreSettingsAnswer> {
    return this.desk.save(context, settings);
  }
}
