import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ForgotPassword, ResetPassword } from '@selvedge/shared/accounts/contract';
import type { FastifyRequest } from 'fastify';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { Context } from '../../../platform/http/request-facts.js';
import { ForgottenPasswords } from './forgotten-passwords.http.js';
import { PasswordResets } from './password-resets.service.js';

@Controller('omnis/v3/dashboard/secure')
export class PasswordResetController {
  constructor(
    private readonly forgotten: ForgottenPasswords,
    private readonly resets: PasswordResets,
  ) {}

  @Post('forgot-password')
  @HttpCode(HttpStatus.NO_CONTENT)
  @RateLimited('login')
  async forgot(@Req() request: FastifyRequest, @Body() form: ForgotPassword): Promise<void> {
    await this.forgotten.ask(request, form);
  }

  @Post('reset-password')
  @HttpCode(HttpStatus.NO_CONTENT)
  @RateLimited('login')
  async reset(@Context() context: CommandContext, @Body() form: ResetPassword): Promise<void> {
    await this.resets.reset(context, form);
  }
}
