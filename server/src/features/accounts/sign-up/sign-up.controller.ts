import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import { SignEula, SignUp, VerifyEmail } from '@selvedge/shared/accounts/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { CaptchaOfRequest } from '../captcha/captcha-of-request.http.js';
import { InitialStates } from '../initial-state.http.js';
import { SignUpFlow } from './sign-up-flow.http.js';

@Controller('omnis/v3')
export class SignUpController {
  constructor(
    private readonly flow: SignUpFlow,
    private readonly states: InitialStates,
    private readonly captcha: CaptchaOfRequest,
  ) {}

  /**
   * Returns a visitor's state in any case: the code of the mail has to be verified first (API-009).
   */
  @Post('shop/customer/create')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async create(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() form: SignUp,
  ): Promise<InitialState> {
    await this.captcha.check(request, 'sign-up', form);
    await this.flow.signUp(request, reply, { ...form, redirectUri: '/' });
    return this.states.of(request, reply);
  }

  @Post('dashboard/secure/verify')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async verify(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { code }: VerifyEmail,
  ): Promise<InitialState> {
    await this.flow.verify(request, reply, code);
    return this.states.of(request, reply);
  }

  @Post('dashboard/secure/verify/resend')
  @HttpCode(HttpStatus.NO_CONTENT)
  @RateLimited('login')
  async resend(@Req() request: FastifyRequest): Promise<void> {
    await this.flow.resend(request);
  }

  @Post('dashboard/secure/eula')
  @HttpCode(HttpStatus.OK)
  async eula(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { version }: SignEula,
  ): Promise<InitialState> {
    await this.flow.signTerms(request, version);
    return this.states.of(request, reply);
  }
}
