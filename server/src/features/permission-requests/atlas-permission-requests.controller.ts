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
import { platformDivision } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { principalOf } from '../../platform/authorization/principal.js';
import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { AtlasPermissionsPipe } from './permission-list.pipe.js';
import { PermissionRequestsReader } from './permission-requests-reader.service.js';
import { PermissionRequestsService } from './permission-requests.service.js';

/**
 * Permission requests of staff, sent from any host, and their answers by staff leads (API-026,
 * PRM-005).
 */
@Controller('omnis/v3/atlas/permissions')
export class AtlasPermissionRequestsController {
  constructor(
    private readonly requests: PermissionRequestsService,
    private readonly reader: PermissionRequestsReader,
  ) {}

  /** Accepts several comma-separated codes. */
  @Post('request/:permissions')
  @Can('permissions.ask-atlas')
  @RateLimited('login')
  request(
    @Context() context: CommandContext,
    @Req() { facts }: FastifyRequest,
    @Param('permissions', AtlasPermissionsPipe) permissions: readonly Permission[],
    @Body() { reason }: RequestPermissions,
  ): Promise<PermissionsRequested> {
    const { permissions: held } = principalOf(facts);
    return this.requests.request(inPlatform(context), { permissions, held, reason });
  }

  @Get('requests')
  @Can('staff.manage')
  list(): Promise<OpenPermissionRequests> {
    return this.reader.open(platformDivision);
  }

  @Get('requests/mine')
  @Can('permissions.ask-atlas')
  listOwn(@Context() { actor }: CommandContext): Promise<OwnPermissionRequests> {
    return this.reader.of(platformDivision, actor);
  }

  @Post('requests/:id/answer')
  @HttpCode(HttpStatus.OK)
  @Can('staff.manage')
  answer(
    @Context() context: CommandContext,
    @Param('id') id: string,
    @Body() answer: AnswerPermissionRequest,
  ): Promise<OpenPermissionRequests> {
    return this.requests.answer(inPlatform(context), id, answer);
  }

  /** Only for the requester. */
  @Delete('requests/:id')
  @Can('permissions.ask-atlas')
  withdraw(
    @Context() context: CommandContext,
    @Param('id') id: string,
  ): Promise<OwnPermissionRequests> {
    return this.requests.withdraw(inPlatform(context), id);
  }
}

function inPlatform(context: CommandContext): CommandContext {
  return { ...context, division: platformDivision };
}
