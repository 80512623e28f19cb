import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import {
  PasswordConfirmation,
  type PasswordConfirmed,
  type TwoFactorRequired,
} from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { Sends } from '../../../platform/openapi/sends.js';
import { PasswordConfirmations } from './password-confirmation.http.js';

/** IDN-006: what the pop-up asks before something dangerous. */
@Controller('omnis/v3/dashboard/secure/confirm-password')
@Can('account.use')
export class ConfirmPasswordController {
  constructor(private readonly confirmations: PasswordConfirmations) {}

  /** EDT-025: good for ten minutes in this browser. 202 where a code is asked for as well. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  @Sends({ 200: ['application/json'], 202: ['application/json'] })
  async confirm(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() form: PasswordConfirmation,
  ): Promise<PasswordConfirmed | TwoFactorRequired> {
    if (await this.confirmations.confirm(request, reply, form)) return { confirmed: true };
    reply.status(HttpStatus.ACCEPTED);
    return { twoFactorRequired: true };
  }
}
