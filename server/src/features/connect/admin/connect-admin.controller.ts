import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Req,
} from '@nestjs/common';
import {
  GrantConnect,
  SaveAllowedEditors,
  type AllowedEditors,
  type ConnectGrant,
  type LiveConnectSession,
} from '@selvedge/shared/connect/contract';
import { notSignedIn } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { principalOf } from '../../../platform/authorization/principal.js';
import { Can } from '../../../platform/authorization/can.guard.js';
import { Refused } from '../../../platform/authorization/refused.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { AllowedEditorsService } from './allowed-editors.service.js';
import { ConnectGrants } from '../connect-grants.service.js';
import { ConnectSessions } from '../connect-sessions.service.js';
import { LiveConnectSessions } from './live-connect-sessions.service.js';

/** Lets the team of the host's shop manage access of external editors to its pages (EDT-010). */
@Controller('omnis/v3/connect')
export class ConnectAdminController {
  constructor(
    private readonly grants: ConnectGrants,
    private readonly sessions: ConnectSessions,
    private readonly live: LiveConnectSessions,
    private readonly allowed: AllowedEditorsService,
  ) {}

  @Post('grants')
  @HttpCode(HttpStatus.CREATED)
  @Can('pages.connect')
  grant(
    @Context() context: CommandContext,
    @Req() { facts }: FastifyRequest,
    @Body() grant: GrantConnect,
  ): Promise<ConnectGrant> {
    const { subject } = facts.session;
    if (subject === null) throw new Refused(notSignedIn);
    return this.grants.grant(context, { principal: principalOf(facts), subject }, grant);
  }

  @Get('sessions')
  @Can('pages.connect')
  list(@Context() { division }: CommandContext): Promise<readonly LiveConnectSession[]> {
    return this.live.list(division);
  }

  @Delete('sessions/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('pages.connect')
  revoke(@Context() context: CommandContext, @Param('id') id: string): Promise<void> {
    return this.sessions.revoke(context, id, 'ended');
  }

  @Get('editors')
  @Can('pages.connect')
  editors(@Context() { division }: CommandContext): AllowedEditors {
    return this.allowed.read(division);
  }

  /** Ends the sessions of removed origins at once. */
  @Put('editors')
  @Can('settings.manage')
  saveEditors(
    @Context() context: CommandContext,
    @Body() { origins }: SaveAllowedEditors,
  ): Promise<AllowedEditors> {
    return this.live.allow(context, origins);
  }
}
