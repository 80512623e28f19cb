import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  SubscribeToPush,
  type PushSetting,
  type PushSubscribed,
} from '@selvedge/shared/notifications/push/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { VapidKeys } from '../../../platform/push/vapid-keys.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Push subscriptions of a customer's browsers (API-027, PRM-008). */
@Controller('omnis/v3/notifications/subscriptions')
@Can('push.subscribe')
export class PushSubscriptionsController {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly vapid: VapidKeys,
  ) {}

  @Get()
  async setting(@Context() context: CommandContext): Promise<PushSetting> {
    const subscribed = await this.subscriptions.own(context);
    return { publicKey: this.vapid.publicKey, subscribed };
  }

  @Post()
  add(
    @Context() context: CommandContext,
    @Body() subscription: SubscribeToPush,
  ): Promise<PushSubscribed> {
    return this.subscriptions.add(context, subscription);
  }

  @Delete(':subscription')
  @HttpCode(HttpStatus.NO_CONTENT)
  remove(
    @Context() { division, actor }: CommandContext,
    @Param('subscription') id: string,
  ): Promise<void> {
    return this.subscriptions.remove({ division, id }, actor);
  }
}
