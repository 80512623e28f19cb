import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
} from '@nestjs/common';
import type { Permission } from '@selvedge/shared/permissions/codes';
import {
  AnswerPermissionRequest,
  RequestPermissions,
  type OpenPermissionRequests,
  type OwnPermissionRequests,
  type PermissionsRequested,
} from '@selvedge/shared/permission-requests/contract';
import type { FastifyRequest } from 'fastify';

import { principalOf } from '../../platform/authorization/principal.js';
import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { DashboardPermissionsPipe } from './permission-list.pipe.js';
import { PermissionRequestsReader } from './permission-requests-reader.service.js';
import { PermissionRequestsService } from './permission-requests.service.js';

/** Permission requests of members of the host's store, and their answers (PRM-002, PRM-005). */
@Controller('omnis/v3/dashboard/permissions')
export class PermissionRequestsController {
  constructor(
    private readonly requests: PermissionRequestsService,
    private readonly reader: PermissionRequestsReader,
  ) {}

  /** Accepts several comma-separated codes. */
  @Post('request/:permissions')
  @Can('permissions.ask')
  @RateLimited('login')
  request(
    @Context() context: CommandContext,
    @Req() { facts }: FastifyRequest,
    @Param('permissions', DashboardPermissionsPipe) permissions: readonly Permission[],
    @Body() { reason }: RequestPermissions,
  ): Promise<PermissionsRequested> {
    const { permissions: held } = principalOf(facts);
    return this.requests.request(context, { permissions, held, reason });
  }

  @Get('requests')
  @Can('team.manage')
  list(@Context() { division }: CommandContext): Promise<OpenPermissionRequests> {
    return this.reader.open(division);
  }

  @Get('requests/mine')
  @Can('permissions.ask')
  listOwn(@Context() { division, actor }: CommandContext): Promise<OwnPermissionRequests> {
    return this.reader.of(division, actor);
  }

  @Post('requests/:id/answer')
  @HttpCode(HttpStatus.OK)
  @Can('team.manage')
  answer(
    @Context() context: CommandContext,
    @Param('id') id: string,
    @Body() answer: AnswerPermissionRequest,
  ): Promise<OpenPermissionRequests> {
    return this.requests.answer(context, id, answer);
  }

  /** Only for the requester. */
  @Delete('requests/:id')
  @Can('permissions.ask')
  withdraw(
    @Context() context: CommandContext,
    @Param('id') id: string,
  ): Promise<OwnPermissionRequests> {
    return this.requests.withdraw(context, id);
  }
}
