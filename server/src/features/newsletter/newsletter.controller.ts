import { Body, Controller, HttpCode, HttpStatus, Post, UseGuards } from '@nestjs/common';
import { messages } from '@selvedge/shared/messages';
import { Subscribe, type Subscribed } from '@selvedge/shared/newsletter/contract';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { OpenStoreGuard } from '../stores/index.js';
import { Subscriptions } from './subscriptions.service.js';

@Controller('omnis/v3/mailing-lists')
@UseGuards(OpenStoreGuard)
export class NewsletterController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Post('subscribe')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async subscribe(
    @Context() context: CommandContext,
    @Body() body: Subscribe,
  ): Promise<Subscribed> {
    await this.subscriptions.ask(context, body);
    return { message: messages.subscriptionSent };
  }
}
