import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ForgotPassword } from '@selvedge/shared/accounts/contract';
import { forgotPasswordScreen } from '@selvedge/shared/accounts/forgot-password.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import { PersonalPages, formWithErrors, readForm } from '../../features/storefront/index.js';
import { ForgottenPasswords } from '../../features/accounts/password-reset/forgotten-passwords.http.js';
import { ForgotPasswordScreen } from './forgot-password.screen.js';

/** Forgotten-password form without JavaScript (API-054). */
@Controller('forgot-password')
@UseFilters(RedirectFilter)
export class ForgotPasswordForm {
  constructor(
    private readonly forgotten: ForgottenPasswords,
    private readonly pages: PersonalPages,
    private readonly screen: ForgotPasswordScreen,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async forgot(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      await this.forgotten.ask(request, await readForm(ForgotPassword, request.body));
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      const again = () => this.screen.again({ isSent: false, form }, status);
      return this.pages.show(request, reply, forgotPasswordScreen, again);
    }
    throw new Redirect('/forgot-password/?sent=1');
  }
}
