import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import {
  NotificationsQuery,
  RunNotification,
  type DashboardNotifications,
} from '@selvedge/shared/notifications/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { NotificationRunner } from './notification-run.service.js';
import { NotificationsService } from './notifications.service.js';

/** Notifications of the caller in the dashboard of the host's store (API-028, API-056). */
@Controller('omnis/v3/notifications/dashboard')
@Can('notifications.receive')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly runner: NotificationRunner,
  ) {}

  @Get()
  list(
    @Context() context: CommandContext,
    @Query() { before }: NotificationsQuery,
  ): Promise<DashboardNotifications> {
    return this.notifications.list(context, before);
  }

  @Post('mark-all-as-opened')
  @HttpCode(HttpStatus.NO_CONTENT)
  openAll(@Context() context: CommandContext): Promise<void> {
    return this.notifications.openAll(context);
  }

  @Post('mark-as-opened/:recipientId')
  @HttpCode(HttpStatus.NO_CONTENT)
  open(
    @Context() context: CommandContext,
    @Param('recipientId') recipientId: string,
  ): Promise<void> {
    return this.notifications.touch(context, recipientId, 'OpenNotification');
  }

  /** Removes it, or moves it as its `dismissAction` defines (NTF-009). */
  @Post('mark-as-deleted/:recipientId')
  @HttpCode(HttpStatus.NO_CONTENT)
  dismiss(
    @Context() context: CommandContext,
    @Param('recipientId') recipientId: string,
  ): Promise<void> {
    return this.notifications.touch(context, recipientId, 'DismissNotification');
  }

  /** Posts its data to its address, or to that of one of its actions (NTF-005). */
  @Post('run/:recipientId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @RateLimited('login')
  run(
    @Context() context: CommandContext,
    @Param('recipientId') recipientId: string,
    @Body() pressed: RunNotification,
  ): Promise<void> {
    return this.runner.run(context, recipientId, pressed);
  }

  /** Moves it to the header bar (NTF-007). */
  @Post('move-to-header/:recipientId')
  @HttpCode(HttpStatus.NO_CONTENT)
  putAside(
    @Context() context: CommandContext,
    @Param('recipientId') recipientId: string,
  ): Promise<void> {
    return this.notifications.touch(context, recipientId, 'PutNotificationAside');
  }
}
