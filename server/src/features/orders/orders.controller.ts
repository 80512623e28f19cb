import { Controller, Get, Header, Param, Query, Req } from '@nestjs/common';
import {
  AtlasOrdersQuery,
  type AtlasOrder,
  type AtlasOrders,
  type ShopperOrder,
} from '@selvedge/shared/orders/contract';
import { SalesQuery, type StoreSales } from '@selvedge/shared/orders/sales/contract';

import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { Receipts } from './buyer/receipts.service.js';
import { OrderIdPipe } from './order-id.pipe.js';
import { OrderLister } from './lists/order-lister.service.js';
import { OrderReader } from './answers/order-reader.service.js';
import { Sales } from './sales/sales.service.js';

/** Orders for shoppers with the link and for owners of the store. */
@Controller('omnis/v3')
export class OrdersController {
  constructor(
    private readonly receipts: Receipts,
    private readonly reader: OrderReader,
    private readonly lister: OrderLister,
    private readonly sales: Sales,
  ) {}

  /** Returns the order to holders of its link; addresses are unmasked only for the buyer. */
  @Get('orders/:orderHash')
  @Header('cache-control', 'no-store')
  detail(
    @Req() { facts, cookies }: FastifyRequest,
    @Param('orderHash') hash: string,
  ): Promise<ShopperOrder> {
    const { subject } = facts.session;
    return this.receipts.read(facts.division, hash, { subject, cookies });
  }

  @Get('divisions/:division/orders')
  @Can('orders.view')
  list(
    @Context() { division }: CommandContext,
    @Query() query: AtlasOrdersQuery,
  ): Promise<AtlasOrders> {
    return this.lister.forOwner(division, query);
  }

  /** Returns sales and the number of orders that need attention. */
  @Get('divisions/:division/sales')
  @Can('orders.view')
  sold(
    @Context() { division }: CommandContext,
    @Query() { zone }: SalesQuery,
  ): Promise<StoreSales> {
    return this.sales.of(division, zone);
  }

  /** Orders of other stores are not found. */
  @Get('divisions/:division/orders/:orderId')
  @Can('orders.view')
  order(
    @Context() { division }: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
  ): Promise<AtlasOrder> {
    return this.reader.forOwner(division, orderId);
  }
}
