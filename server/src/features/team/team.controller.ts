import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Req,
} from '@nestjs/common';
import {
  ChangePermissions,
  GiveOwnership,
  type TeamChange,
  type TeamMember,
} from '@selvedge/shared/team/contract';

import type { FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { Confirmations } from '../accounts/index.js';
import { TeamLog } from './team-log.service.js';
import { TeamService } from './team.service.js';

/** PRM-006: team of the host's store, for users who manage permissions. */
@Controller('omnis/v3/dashboard/team')
@Can('team.manage')
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly log: TeamLog,
    private readonly confirmations: Confirmations,
  ) {}

  @Get()
  list(@Context() { division }: CommandContext): Promise<readonly TeamMember[]> {
    return this.team.list(division);
  }

  @Get('changes')
  changes(@Context() { division }: CommandContext): Promise<readonly TeamChange[]> {
    return this.log.of(division);
  }

  @Put(':id')
  change(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
    @Body() { permissions }: ChangePermissions,
  ): Promise<readonly TeamMember[]> {
    return this.team.change(context, id, permissions);
  }

  /** Requires the password (IDN-006). */
  @Delete(':id')
  async remove(
    @Req() { facts }: FastifyRequest,
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<readonly TeamMember[]> {
    await this.confirmations.require(facts.token);
    return this.team.remove(context, id);
  }

  /** Adds an owner; with `from`, transfers that owner's role instead. Requires the password. */
  @Post(':id/ownership')
  @HttpCode(HttpStatus.OK)
  async own(
    @Req() { facts }: FastifyRequest,
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
    @Body() { from }: GiveOwnership,
  ): Promise<readonly TeamMember[]> {
    await this.confirmations.require(facts.token);
    if (from === undefined) return this.team.shareOwnership(context, id);
    return this.team.giveOwnership(context, from, id);
  }
}
