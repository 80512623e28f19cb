import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/accounts/contract';
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

/** Whoever was invited to the host's store: their link speaks for them. */
@Controller('omnis/v3/dashboard/team/join')
@Can('team.join')
export class TeamJoiningController {
  constructor(
    private readonly reader: TeamInvitationsReader,
    private readonly joining: TeamJoining,
    private readonly sessions: SessionChange,
    private readonly states: InitialStates,
  ) {}

  /** A POST, so that no address holds the token. */
  @Post('look')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  look(
    @Context() { division }: CommandContext,
    @Body() { token }: InvitationToken,
  ): Promise<TeamInvitationAnswer> {
    return this.reader.look(division, token);
  }

  /** Makes their account; afterwards they are signed in. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async join(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() person: JoinTeam,
  ): Promise<InitialState> {
    const id = await this.joining.join(commandContextOf(request), person);
    // They have just chosen their password, and are not asked for it before they set up a second factor.
    await this.sessions.arrive(request, reply, { kind: 'customer', id });
    return this.states.of(request, reply);
  }

  /** Of who is signed in, under the invited address. */
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
