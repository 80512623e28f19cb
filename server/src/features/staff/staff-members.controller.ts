import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  ParseIntPipe,
  Post,
  Put,
} from '@nestjs/common';
import { ChangeStaff, type StaffChange, type StaffMember } from '@selvedge/shared/staff/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { PeopleQueries, StaffRights } from '../accounts/index.js';
import { StaffLog } from './staff-log.service.js';

/** PRM-007: permissions and access of staff. Every change returns all staff. */
@Controller('omnis/v3/atlas/staff')
@Can('staff.manage')
export class StaffMembersController {
  constructor(
    private readonly rights: StaffRights,
    private readonly people: PeopleQueries,
    private readonly log: StaffLog,
  ) {}

  @Get('changes')
  changes(): Promise<readonly StaffChange[]> {
    return this.log.list();
  }

  @Put(':id')
  async change(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
    @Body() { permissions }: ChangeStaff,
  ): Promise<readonly StaffMember[]> {
    await this.rights.change(context, id, permissions);
    return this.people.staff();
  }

  /** Disables the account and ends all its sessions at once (ATL-009). */
  @Post(':id/disable')
  @HttpCode(HttpStatus.OK)
  async disable(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<readonly StaffMember[]> {
    await this.rights.disable(context, id);
    return this.people.staff();
  }

  /** Ends all sessions of the account at once, for example after a device is lost. */
  @Post(':id/sign-out')
  @HttpCode(HttpStatus.NO_CONTENT)
  signOut(@Param('id', ParseIntPipe) id: number): Promise<void> {
    return this.rights.signOut(id);
  }

  @Post(':id/enable')
  @HttpCode(HttpStatus.OK)
  async enable(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<readonly StaffMember[]> {
    await this.rights.enable(context, id);
    return this.people.staff();
  }
}
