import { Controller, Get, Query } from '@nestjs/common';
import { OrderStoresQuery, type OrderStore } from '@selvedge/shared/orders/lists/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import { OrderStores } from './order-stores.service.js';

/** ATL-012: what the list of all orders is narrowed to. */
@Controller('omnis/v3/atlas/orders/stores')
export class OrderStoresController {
  constructor(private readonly stores: OrderStores) {}

  /** A few of them, for whoever types. */
  @Get()
  @Can('orders.view-all')
  find(@Query() query: OrderStoresQuery): readonly OrderStore[] {
    return this.stores.find(query);
  }
}
