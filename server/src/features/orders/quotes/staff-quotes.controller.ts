import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import {
  ConfirmPurchaseOrder,
  DecideTerms,
  NameQuoteDocument,
  SendQuote,
  type SavedQuoteFile,
} from '@selvedge/shared/orders/quotes/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { Context } from '../../../platform/http/request-facts.js';
import { StreamedBody } from '../../../platform/http/streamed-body.js';
import { Sends } from '../../../platform/openapi/sends.js';
import { OrderCommands } from '../order-commands.service.js';
import { OrderIdPipe } from '../order-id.pipe.js';
import { quoteFileSent, sentFile } from './files/quote-file.http.js';
import { QuoteFileIdPipe } from './files/quote-file-id.pipe.js';
import { QuoteWork } from './quote-work.service.js';

/** Quote operations for staff. */
@Controller('omnis/v3/atlas/orders/:orderId/quote')
export class StaffQuotesController {
  constructor(
    private readonly commands: OrderCommands,
    private readonly work: QuoteWork,
  ) {}

  /** Mails the quote to the order's address. */
  @Post('sending')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('quotes.manage')
  async send(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() body: SendQuote,
  ): Promise<void> {
    await this.work.send(context, orderId, body);
  }

  @Post('terms')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('quotes.manage')
  async decideTerms(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() { authorised }: DecideTerms,
  ): Promise<void> {
    await this.commands.give(context, { type: 'DecideTerms', orderId, authorised });
  }

  @Put('purchase-order')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('quotes.manage')
  async confirmPurchaseOrder(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Body() { purchaseOrder }: ConfirmPurchaseOrder,
  ): Promise<void> {
    await this.commands.give(context, { type: 'ConfirmPurchaseOrder', orderId, purchaseOrder });
  }

  @Post('mockups')
  @Can('quotes.manage')
  @StreamedBody()
  @RateLimited('login')
  async addMockup(
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
  ): Promise<SavedQuoteFile> {
    return { id: await this.work.addMockup(context, orderId, request.raw) };
  }

  @Post('documents')
  @Can('quotes.manage')
  @StreamedBody()
  @RateLimited('login')
  async addDocument(
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Query() { name }: NameQuoteDocument,
  ): Promise<SavedQuoteFile> {
    return { id: await this.work.addDocument(context, orderId, { name, source: request.raw }) };
  }

  @Delete('documents/:fileId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('quotes.manage')
  async removeDocument(
    @Context() context: CommandContext,
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('fileId', QuoteFileIdPipe) fileId: string,
  ): Promise<void> {
    await this.work.removeDocument(context, orderId, fileId);
  }

  /** Open to all staff who can read the order. */
  @Get('files/:fileId')
  @Can('orders.view-all')
  @RateLimited('picture')
  @Sends(quoteFileSent)
  @Header('cache-control', 'private, no-store')
  async file(
    @Param('orderId', OrderIdPipe) orderId: number,
    @Param('fileId', QuoteFileIdPipe) fileId: string,
  ): Promise<StreamableFile> {
    return sentFile(await this.work.file(orderId, fileId));
  }
}
