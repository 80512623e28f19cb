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
import { InvitationToken } from '@selvedge/shared/accounts/invitations/contract';
import {
  InviteStaff,
  type OpenStaffInvitation,
  type StaffInvitation,
  type StaffMember,
} from '@selvedge/shared/staff/contract';
import type { FastifyRequest } from 'fastify';

import { principalOf } from '../../platform/authorization/principal.js';
import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { PeopleQueries } from '../accounts/index.js';
import { StaffInvitationsReader } from './staff-invitations-reader.service.js';
import { StaffInvitations } from './staff-invitations.service.js';

/** Staff accounts and invitations. */
@Controller('omnis/v3/atlas/staff')
export class StaffInvitationsController {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly reader: StaffInvitationsReader,
    private readonly people: PeopleQueries,
  ) {}

  /** Sorted by name. */
  @Get()
  @Can('staff.manage')
  staff(): Promise<readonly StaffMember[]> {
    return this.people.staff();
  }

  @Get('invitations')
  @Can('staff.manage')
  list(): Promise<readonly OpenStaffInvitation[]> {
    return this.reader.list();
  }

  @Post('invitations')
  @HttpCode(HttpStatus.CREATED)
  @Can('staff.manage')
  async invite(
    @Context() context: CommandContext,
    @Req() { facts }: FastifyRequest,
    @Body() invited: InviteStaff,
  ): Promise<readonly OpenStaffInvitation[]> {
    await this.invitations.inviteAs(principalOf(facts), context, invited);
    return this.reader.list();
  }

  @Delete('invitations/:id')
  @Can('staff.manage')
  async withdraw(
    @Context() context: CommandContext,
    @Param('id') id: string,
  ): Promise<readonly OpenStaffInvitation[]> {
    await this.invitations.withdraw(context, id);
    return this.reader.list();
  }

  /** POST keeps the token out of URLs and thus out of access logs. */
  @Post('invitations/look')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  @Can('staff.join')
  read(@Body() { token }: InvitationToken): Promise<StaffInvitation> {
    return this.reader.preview(token);
  }
}
