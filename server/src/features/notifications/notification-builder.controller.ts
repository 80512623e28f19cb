import { Body, Controller, Get, Post } from '@nestjs/common';
import {
  SendNotification,
  type NotificationRecipients,
  type NotificationSent,
} from '@selvedge/shared/notifications/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { NotificationBuilder } from './notification-builder.service.js';

/** Sends notifications to the members of the host's store (API-056, NTF-015). */
@Controller('omnis/v3/notifications')
@Can('notifications.send')
export class NotificationBuilderController {
  constructor(private readonly builder: NotificationBuilder) {}

  @Post()
  @RateLimited('login')
  send(
    @Context() context: CommandContext,
    @Body() sent: SendNotification,
  ): Promise<NotificationSent> {
    return this.builder.send(context, sent);
  }

  @Get('recipients')
  recipients(@Context() { division }: CommandContext): Promise<NotificationRecipients> {
    return this.builder.recipients(division);
  }
}
