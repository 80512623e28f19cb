import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Req,
  Res,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { AcceptQuote, AnswerQuote } from '@selvedge/shared/orders/quotes/answers/contract';
import { MakeQuote, PriceQuote, type MadeQuote } from '@selvedge/shared/orders/quotes/contract';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { Context } from '../../../platform/http/request-facts.js';
import { Sends } from '../../../platform/openapi/sends.js';
import { OpenStoreGuard } from '../../stores/index.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { quoteFileSent, sentFile } from './files/quote-file.http.js';
import { QuoteFileIdPipe } from './files/quote-file-id.pipe.js';
import { QuoteRequests } from './quote-requests.http.js';
import { QuoteMaking } from './quote-making.service.js';
import { QuoteWork } from './quote-work.service.js';

/** Quotes, identified by the hash of their order. */
@Controller('omnis/v3/quotes')
export class QuotesController {
  constructor(
    private readonly making: QuoteMaking,
    private readonly work: QuoteWork,
    private readonly answers: QuoteAnswers,
    private readonly requests: QuoteRequests,
  ) {}

  @Post()
  @Can('quotes.manage')
  async create(@Context() context: CommandContext, @Body() quote: MakeQuote): Promise<MadeQuote> {
    return { id: await this.making.make(context, quote) };
  }

  @Patch(':orderHash')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('quotes.manage')
  async price(
    @Context() context: CommandContext,
    @Param('orderHash') hash: string,
    @Body() price: PriceQuote,
  ): Promise<void> {
    await this.work.price(context, hash, price);
  }

  /** Accepts the quote; open to holders of the link who prove to be the customer. */
  @Post(':orderHash/accept')
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(OpenStoreGuard)
  @RateLimited('login')
  async accept(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('orderHash') hash: string,
    @Body() { revision, onTerms = false, proof }: AcceptQuote,
  ): Promise<void> {
    const name = onTerms ? 'accept-on-terms' : 'accept';
    const answer = { ...new AnswerQuote(), answer: name, revision, proof } as const;
    await this.requests.answer(request, reply, { hash, answer });
  }

  @Get(':orderHash/files/:fileId')
  @UseGuards(OpenStoreGuard)
  @RateLimited('picture')
  @Sends(quoteFileSent)
  @Header('cache-control', 'private, no-store')
  async file(
    @Context() context: CommandContext,
    @Param('orderHash') hash: string,
    @Param('fileId', QuoteFileIdPipe) fileId: string,
  ): Promise<StreamableFile> {
    return sentFile(await this.answers.file(context, hash, fileId));
  }
}
