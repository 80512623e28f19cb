import { Body, Controller, Get, Param, ParseIntPipe, Put, Req } from '@nestjs/common';
import { ChangePermissions, type TeamMember } from '@selvedge/shared/permissions/team/contract';
import type { FastifyRequest } from 'fastify';

import { askerOf } from '../../../platform/authorization/asker.js';
import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { TeamService } from './team.service.js';

/** PRM-006: who works on the host's store, for those who say what they may do. */
@Controller('omnis/v3/dashboard/team')
@Can('team.manage')
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Get()
  list(@Context() { division }: CommandContext): Promise<readonly TeamMember[]> {
    return this.team.list(division);
  }

  @Put(':id')
  change(
    @Req() { facts }: FastifyRequest,
    @Param('id', ParseIntPipe) id: number,
    @Body() { permissions }: ChangePermissions,
  ): Promise<readonly TeamMember[]> {
    return this.team.change(askerOf(facts), id, permissions);
  }
}
