import { Controller, Get, Query } from '@nestjs/common';
import { SlotsQuery, type TakenSlots } from '@selvedge/shared/orders/pigeonholes/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import { Slots } from './slots.service.js';

/** Slots in use, of all stores. */
@Controller('omnis/v3/atlas/slots')
@Can('orders.view-all')
export class SlotsController {
  constructor(private readonly slots: Slots) {}

  @Get()
  list(@Query() query: SlotsQuery): Promise<TakenSlots> {
    return this.slots.list(query);
  }
}
