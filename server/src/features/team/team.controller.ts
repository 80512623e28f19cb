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
} from '@nestjs/common';
import {
  ChangePermissions,
  GiveOwnership,
  type TeamChange,
  type TeamMember,
} from '@selvedge/shared/permissions/team/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { TeamLog } from './team-log.service.js';
import { TeamService } from './team.service.js';

/** PRM-006: who works on the host's store, for those who say what they may do. */
@Controller('omnis/v3/dashboard/team')
@Can('team.manage')
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly log: TeamLog,
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

  @Delete(':id')
  remove(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<readonly TeamMember[]> {
    return this.team.remove(context, id);
  }

  /** With `from` they have it instead of that owner, else beside those there are. */
  @Post(':id/ownership')
  @HttpCode(HttpStatus.OK)
  own(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
    @Body() { from }: GiveOwnership,
  ): Promise<readonly TeamMember[]> {
    if (from === undefined) return this.team.shareOwnership(context, id);
    return this.team.giveOwnership(context, from, id);
  }
}
