import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import { InvitationToken } from '@selvedge/shared/accounts/invitations/contract';
import { JoinTeam, type TeamInvitationAnswer } from '@selvedge/shared/team/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { commandContextOf, Context } from '../../../platform/http/request-facts.js';
import { InitialStates, SessionChange } from '../../accounts/index.js';
import { TeamInvitationsReader } from './team-invitations-reader.service.js';
import { TeamJoining } from './team-joining.service.js';

/** Lets invited people join the team of the host's store. The token in the link authorises them. */
@Controller('omnis/v3/dashboard/team/join')
@Can('team.join')
export class TeamJoiningController {
  constructor(
    private readonly reader: TeamInvitationsReader,
    private readonly joining: TeamJoining,
    private readonly sessions: SessionChange,
    private readonly states: InitialStates,
  ) {}

  /** POST keeps the token out of URLs and thus out of access logs. */
  @Post('look')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  read(
    @Context() { division }: CommandContext,
    @Body() { token }: InvitationToken,
  ): Promise<TeamInvitationAnswer> {
    return this.reader.preview(division, token);
  }

  /** Creates the account and signs it in. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async join(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() person: JoinTeam,
  ): Promise<InitialState> {
    const id = await this.joining.join(commandContextOf(request), person);
    // They have just chosen a password; setting up a second factor must not ask for it again.
    await this.sessions.arrive(request, reply, { kind: 'customer', id });
    return this.states.of(request, reply);
  }

  /** Accepts the invitation for the signed-in customer, whose address must match. */
  @Post('accept')
  @HttpCode(HttpStatus.NO_CONTENT)
  @RateLimited('login')
  async accept(
    @Req() { facts }: FastifyRequest,
    @Context() context: CommandContext,
    @Body() { token }: InvitationToken,
  ): Promise<void> {
    await this.joining.accept(context, token, facts.session.subject);
  }
}
