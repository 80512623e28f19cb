import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Patch,
  Put,
  Query,
} from '@nestjs/common';
import type { Paged } from '@selvedge/shared/http/paging';
import { SetPlan, StoresQuery, type StoreRow } from '@selvedge/shared/plans/contract';
import { ChangeStanding, type StoreFile } from '@selvedge/shared/plans/standing-contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { Plans } from './plans.service.js';
import { StoreFiles } from './plan-state/store-files.service.js';

/** Store administration for staff. */
@Controller('omnis/v3/atlas/stores')
@Can('stores.look-after')
export class AtlasStoresController {
  constructor(
    private readonly plans: Plans,
    private readonly files: StoreFiles,
  ) {}

  @Get()
  list(@Query() query: StoresQuery): Promise<Paged<StoreRow>> {
    return this.plans.list(query);
  }

  @Get(':store')
  read(@Param('store', ParseIntPipe) division: number): Promise<StoreFile> {
    return this.files.read(division);
  }

  /** Returns 409 if the owner saves the shop concurrently. */
  @Patch(':store')
  change(
    @Context() context: CommandContext,
    @Param('store', ParseIntPipe) division: number,
    @Body() body: ChangeStanding,
  ): Promise<StoreFile> {
    return this.files.change({ ...context, division }, body);
  }

  /** Returns 409 if the owner saves the shop concurrently. */
  @Put(':store/plan')
  @HttpCode(204)
  setPlan(
    @Context() context: CommandContext,
    @Param('store', ParseIntPipe) division: number,
    @Body() { isPro }: SetPlan,
  ): Promise<void> {
    return this.plans.set({ ...context, division }, isPro);
  }
}
