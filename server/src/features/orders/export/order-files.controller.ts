import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { OrdersFilter } from '@selvedge/shared/orders/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderExport } from './order-export.service.js';

const csv = 'text/csv; charset=utf-8';
const asFile = 'attachment; filename="orders.csv"';

/** Order exports: one store for its owner, all stores for staff. */
@Controller('omnis/v3')
export class OrderFilesController {
  constructor(private readonly exports: OrderExport) {}

  @Get('divisions/:division/orders/export')
  @Can('orders.view')
  @Header('content-type', csv)
  @Header('content-disposition', asFile)
  @Header('cache-control', 'no-store')
  exportStore(
    @Context() { division }: CommandContext,
    @Query() filter: OrdersFilter,
  ): StreamableFile {
    return new StreamableFile(this.exports.stream({ ...filter, division }));
  }

  @Get('atlas/orders/export')
  @Can('orders.view-all')
  @Header('content-type', csv)
  @Header('content-disposition', asFile)
  @Header('cache-control', 'no-store')
  exportAll(@Query() filter: OrdersFilter): StreamableFile {
    return new StreamableFile(this.exports.stream(filter));
  }
}
