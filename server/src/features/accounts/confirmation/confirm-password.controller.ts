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

/** Confirms the password before a dangerous action (IDN-006). */
@Controller('omnis/v3/dashboard/secure/confirm-password')
@Can('account.use')
export class ConfirmPasswordController {
  constructor(private readonly confirmations: PasswordConfirmations) {}

  /** Confirms this browser for ten minutes (EDT-025). Answers 202 if a code is required as well. */
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
