import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import { Login } from '@selvedge/shared/accounts/contract';
import {
  RecoveryLogin,
  type TwoFactorRequired,
} from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Sends } from '../../../platform/openapi/sends.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { InitialStates } from '../initial-state.http.js';
import { SignIn } from './sign-in.http.js';

@Controller('omnis/v3/dashboard/secure')
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly states: InitialStates,
  ) {}

  /** Answers without a session if a code is required; the client calls again with it (API-010). */
  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Sends({ 200: ['application/json'], 202: ['application/json'] })
  @RateLimited('login')
  async login(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() login: Login,
  ): Promise<InitialState | TwoFactorRequired> {
    const { email, password, v3captchaToken, v2captchaToken, twoFactorAuthCode } = login;
    const tokens = { v3captchaToken, v2captchaToken };
    const credentials = { email, password, ...tokens, twoFactorAuthCode };
    const pending = await this.signIn.signIn(request, reply, credentials);
    if (pending === undefined) return this.states.of(request, reply);
    reply.status(HttpStatus.ACCEPTED);
    return { twoFactorRequired: true };
  }

  /** Consumes the recovery code (API-012). */
  @Post('recovery-login')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async recoveryLogin(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() login: RecoveryLogin,
  ): Promise<InitialState> {
    await this.signIn.signIn(request, reply, login);
    return this.states.of(request, reply);
  }

  /** Returns the state of the new visitor, with its CSRF token (API-013). */
  @Post('logout')
  @HttpCode(HttpStatus.OK)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InitialState> {
    await this.signIn.signOut(request, reply);
    return this.states.of(request, reply);
  }

  @Get('get')
  state(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InitialState> {
    return this.states.of(request, reply);
  }
}
