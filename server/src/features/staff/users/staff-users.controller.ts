import { Body, Controller, Get, Param, ParseIntPipe, Put } from '@nestjs/common';
import { SetRfids, type OwnStaffUser, type StaffUser } from '@selvedge/shared/staff/users/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { StaffUsers } from './staff-users.service.js';

/** ATL-002, ATL-003: atlas users, as seen by their leads and by themselves. */
@Controller('omnis/v3/atlas')
export class StaffUsersController {
  constructor(private readonly users: StaffUsers) {}

  @Get('users/:id')
  @Can('staff.manage')
  read(@Param('id', ParseIntPipe) id: number): Promise<StaffUser> {
    return this.users.of(id);
  }

  @Put('users/:id/rfids')
  @Can('staff.manage')
  setRfids(@Param('id', ParseIntPipe) id: number, @Body() { rfids }: SetRfids): Promise<StaffUser> {
    return this.users.setRfids(id, rfids);
  }

  @Get('profile/user')
  @Can('profile.own')
  readOwn(@Context() { actor }: CommandContext): Promise<OwnStaffUser> {
    return this.users.own(Number(actor.replace('staff:', '')));
  }
}
