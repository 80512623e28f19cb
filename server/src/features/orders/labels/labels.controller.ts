import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  ParseIntPipe,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  LabelQueueQuery,
  LabelSheetQuery,
  PickLabel,
  PrintLabels,
  PrintLabelsOfOrders,
  type LabelledOrders,
  type LabelQueue,
  type PickedLabel,
} from '@selvedge/shared/orders/labels/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { OrderIdPipe } from '../order-id.pipe.js';
import { LabelQueues } from './label-queues.service.js';
import { LabelSheets } from './label-sheets.service.js';
import { LabelWork } from './label-work.service.js';

/** ATL-014: the labels of orders, of every store. */
@Controller('omnis/v3/atlas/orders')
@Can('labels.print')
export class LabelsController {
  constructor(
    private readonly work: LabelWork,
    private readonly sheets: LabelSheets,
    private readonly queues: LabelQueues,
  ) {}

  /** What waits to be printed, of every store. */
  @Get('labels')
  queue(@Query() query: LabelQueueQuery): Promise<LabelQueue> {
    return this.queues.read(query);
  }

  /** ATL-015, of several orders at once: of each it is said what became of it. */
  @Post('labels')
  @HttpCode(HttpStatus.OK)
  printAll(
    @Context() context: CommandContext,
    @Body() print: PrintLabelsOfOrders,
  ): Promise<LabelledOrders> {
    return this.work.printAll(context, print);
  }

  /** What was printed last of each of these orders. */
  @Get('labels/sheet')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline; filename="labels.pdf"')
  @Header('cache-control', 'no-store')
  async sheet(@Query() { orders, zone = 'UTC' }: LabelSheetQuery): Promise<StreamableFile> {
    return new StreamableFile(await this.sheets.of(orders.split(',').map(Number), zone));
  }

  /** By the code on the label. */
  @Post('labels/pick')
  @HttpCode(HttpStatus.OK)
  pick(@Context() context: CommandContext, @Body() { code }: PickLabel): Promise<PickedLabel> {
    return this.work.pick(context, code);
  }

  /** API-052, ATL-015. */
  @Post(':orderId/labels')
  @HttpCode(HttpStatus.NO_CONTENT)
  async print(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() print: PrintLabels,
  ): Promise<void> {
    await this.work.print(context, orderId, print);
  }

  @Post(':orderId/labels/:counter/cancellation')
  @HttpCode(HttpStatus.NO_CONTENT)
  async cancel(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('counter', ParseIntPipe) counter: number,
  ): Promise<void> {
    await this.work.cancel(context, orderId, counter);
  }
}
