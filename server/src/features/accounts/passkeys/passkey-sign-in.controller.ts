import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import { PasskeyProof, type PasskeyRequest } from '@selvedge/shared/accounts/passkeys/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { InitialStates } from '../initial-state.http.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { challengeLivesMs } from './passkey-challenges.service.js';
import { PasskeyChallengeRequests } from './passkey-challenge-requests.http.js';
import { Passkeys } from './passkeys.service.js';

/**
 * Signs in with a passkey alone: the authenticator has verified the user by fingerprint, face or
 * PIN.
 */
@Controller('omnis/v3/dashboard/secure/passkey-login')
export class PasskeySignInController {
  constructor(
    private readonly questions: PasskeyChallengeRequests,
    private readonly passkeys: Passkeys,
    private readonly change: SessionChange,
    private readonly states: InitialStates,
  ) {}

  /** Discloses no account: the browser itself lists the passkeys that it has. */
  @Post('begin')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async begin(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyRequest> {
    const { challenge, host: rpId } = await this.questions.ask(request, reply, 'sign-in');
    return { challenge, rpId, timeout: challengeLivesMs, userVerification: 'required' };
  }

  /** Answers every failure with the same 422. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async signIn(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() proof: PasskeyProof,
  ): Promise<InitialState> {
    const expected = await this.questions.answered(request, proof.clientDataJSON, 'sign-in');
    const subject = await this.passkeys.subjectOf(proof, expected);
    await this.change.arrive(request, reply, subject);
    return this.states.of(request, reply);
  }
}
