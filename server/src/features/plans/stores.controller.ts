import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Put, Query } from '@nestjs/common';
import type { Paged } from '@selvedge/shared/http/paging';
import { SetPlan, StoresQuery, type StoreRow } from '@selvedge/shared/plans/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { Plans } from './plans.service.js';

/** For the staff who look after all shops. */
@Controller('omnis/v3/atlas/stores')
@Can('stores.look-after')
export class AtlasStoresController {
  constructor(private readonly plans: Plans) {}

  @Get()
  list(@Query() query: StoresQuery): Promise<Paged<StoreRow>> {
    return this.plans.list(query);
  }

  /** STO-003. 409 when its owner saves the shop at the same moment. */
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
