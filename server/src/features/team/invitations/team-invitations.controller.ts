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
import { InviteMember, type OpenTeamInvitation } from '@selvedge/shared/team/contract';
import type { FastifyRequest } from 'fastify';

import { principalOf } from '../../../platform/authorization/principal.js';
import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { TeamInvitationsService } from './team-invitations.service.js';

/**
 * Team invitations of the host's store. Every change returns the invitations that are open
 * afterwards.
 */
@Controller('omnis/v3/dashboard/team/invitations')
@Can('team.manage')
export class TeamInvitationsController {
  constructor(private readonly invitations: TeamInvitationsService) {}

  @Get()
  list(@Context() context: CommandContext): Promise<readonly OpenTeamInvitation[]> {
    return this.invitations.list(context);
  }

  @Post()
  invite(
    @Req() { facts }: FastifyRequest,
    @Context() context: CommandContext,
    @Body() invited: InviteMember,
  ): Promise<readonly OpenTeamInvitation[]> {
    return this.invitations.invite(context, principalOf(facts), invited);
  }

  @Post(':id/again')
  @HttpCode(HttpStatus.OK)
  sendAgain(
    @Context() context: CommandContext,
    @Param('id') id: string,
  ): Promise<readonly OpenTeamInvitation[]> {
    return this.invitations.again(context, id);
  }

  @Delete(':id')
  withdraw(
    @Context() context: CommandContext,
    @Param('id') id: string,
  ): Promise<readonly OpenTeamInvitation[]> {
    return this.invitations.withdraw(context, id);
  }
}
