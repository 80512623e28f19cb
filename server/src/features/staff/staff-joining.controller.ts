import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import { JoinStaff } from '@selvedge/shared/staff/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Can } from '../../platform/authorization/can.guard.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { InitialStates, SessionChange } from '../accounts/index.js';
import { StaffJoining } from './staff-joining.service.js';

/** Creates accounts for invited people. The token in the link authorises them. */
@Controller('omnis/v3/atlas/staff')
export class StaffJoiningController {
  constructor(
    private readonly joining: StaffJoining,
    private readonly sessions: SessionChange,
    private readonly states: InitialStates,
  ) {}

  /** Creates the account and signs it in. */
  @Post('join')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  @Can('staff.join')
  async join(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() person: JoinStaff,
  ): Promise<InitialState> {
    const id = await this.joining.join(commandContextOf(request), person);
    // They have just chosen a password; setting up a second factor must not ask for it again.
    await this.sessions.arrive(request, reply, { kind: 'staff', id });
    return this.states.of(request, reply);
  }
}
