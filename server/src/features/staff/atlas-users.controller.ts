import { Controller, HttpCode, HttpStatus, Param, ParseIntPipe, Post } from '@nestjs/common';
import type { Muting } from '@selvedge/shared/staff/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { StaffRights } from '../accounts/index.js';

/** ATL-010: mutes and unmutes staff accounts. */
@Controller('omnis/v3/atlas/users')
@Can('users.mute')
export class AtlasUsersController {
  constructor(private readonly rights: StaffRights) {}

  @Post(':id/mute')
  @HttpCode(HttpStatus.OK)
  async mute(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<Muting> {
    return { mutedAt: await this.rights.mute(context, id) };
  }

  @Post(':id/unmute')
  @HttpCode(HttpStatus.OK)
  async unmute(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<Muting> {
    return { mutedAt: await this.rights.unmute(context, id) };
  }
}
