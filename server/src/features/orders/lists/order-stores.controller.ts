import { Controller, Get, Query } from '@nestjs/common';
import { OrderStoresQuery, type OrderStore } from '@selvedge/shared/orders/lists/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import { OrderStores } from './order-stores.service.js';

/** Stores by which the list of all orders can be filtered. */
@Controller('omnis/v3/atlas/orders/stores')
export class OrderStoresController {
  constructor(private readonly stores: OrderStores) {}

  /** Returns a few suggestions for the typed term. */
  @Get()
  @Can('orders.view-all')
  find(@Query() query: OrderStoresQuery): readonly OrderStore[] {
    return this.stores.find(query);
  }
}
