import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import {
  AtlasOrdersQuery,
  ErasePerson,
  type AtlasOrder,
  type AtlasOrders,
} from '@selvedge/shared/orders/contract';
import { OrderHistoryQuery, type OrderHistory } from '@selvedge/shared/orders/history/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import { OrderHistories } from '../history/order-history.service.js';
import { OrderIdPipe } from '../order-id.pipe.js';
import { OrderLister } from '../lists/order-lister.service.js';
import { OrderReader } from '../answers/order-reader.service.js';
import { PersonErasure } from './person-erasure.service.js';

/** Orders of all stores, for staff. */
@Controller('omnis/v3/atlas')
export class AtlasOrdersController {
  constructor(
    private readonly reader: OrderReader,
    private readonly lister: OrderLister,
    private readonly histories: OrderHistories,
    private readonly erasure: PersonErasure,
  ) {}

  @Get('orders')
  @Can('orders.view-all')
  list(@Query() query: AtlasOrdersQuery): Promise<AtlasOrders> {
    return this.lister.forStaff(query);
  }

  @Get('orders/:orderId')
  @Can('orders.view-all')
  detail(@Param('orderId', OrderIdPipe) orderId: number): Promise<AtlasOrder> {
    return this.reader.forStaff(orderId);
  }

  /** Returns the history of an order in words; `at` also restores its earlier state. */
  @Get('orders/:orderId/history')
  @Can('orders.view-all')
  history(
    @Param('orderId', OrderIdPipe) orderId: number,
    @Query() { at }: OrderHistoryQuery,
  ): Promise<OrderHistory> {
    return this.histories.of(orderId, at);
  }

  /**
   * Erases a customer (GDPR Article 17). Irreversible, so it needs the permission to act on people.
   */
  @Post('customers/erase')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('people.erase')
  async erase(@Body() person: ErasePerson): Promise<void> {
    await this.erasure.erase(person);
  }
}
