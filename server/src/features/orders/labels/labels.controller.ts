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

/** Labels of orders of all stores. */
@Controller('omnis/v3/atlas/orders')
@Can('labels.print')
export class LabelsController {
  constructor(
    private readonly work: LabelWork,
    private readonly sheets: LabelSheets,
    private readonly queues: LabelQueues,
  ) {}

  /** Returns the print queue of all stores. */
  @Get('labels')
  queue(@Query() query: LabelQueueQuery): Promise<LabelQueue> {
    return this.queues.read(query);
  }

  /** Prints labels of several orders and returns the outcome of each (ATL-015). */
  @Post('labels')
  @HttpCode(HttpStatus.OK)
  printAll(
    @Context() context: CommandContext,
    @Body() print: PrintLabelsOfOrders,
  ): Promise<LabelledOrders> {
    return this.work.printAll(context, print);
  }

  /** Returns the labels printed last for these orders as a PDF. */
  @Get('labels/sheet')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline; filename="labels.pdf"')
  @Header('cache-control', 'no-store')
  async sheet(@Query() { orders, zone = 'UTC' }: LabelSheetQuery): Promise<StreamableFile> {
    return new StreamableFile(await this.sheets.of(orders.split(',').map(Number), zone));
  }

  /** Picks a label by its code. */
  @Post('labels/pick')
  @HttpCode(HttpStatus.OK)
  pick(@Context() context: CommandContext, @Body() { code }: PickLabel): Promise<PickedLabel> {
    return this.work.pick(context, code);
  }

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
