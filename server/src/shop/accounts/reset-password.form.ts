import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ResetPassword } from '@selvedge/shared/accounts/contract';
import { resetPasswordScreen } from '@selvedge/shared/accounts/reset-password.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { Redirect } from '../../platform/redirect.js';
import { PersonalPages, formWithErrors, readForm } from '../../features/storefront/index.js';
import { PasswordResets } from '../../features/accounts/password-reset/password-resets.service.js';
import { ResetPasswordScreen } from './reset-password.screen.js';

/** Resets the password without JavaScript, then redirects to the sign-in (API-011). */
@Controller('reset-password')
@UseFilters(RedirectFilter)
export class ResetPasswordForm {
  constructor(
    private readonly resets: PasswordResets,
    private readonly pages: PersonalPages,
    private readonly screen: ResetPasswordScreen,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async reset(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const form = await readForm(ResetPassword, request.body);
      await this.resets.reset(commandContextOf(request), form);
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      const { token, ...values } = form.values;
      const again = () => this.screen.again({ token, form: { ...form, values } }, status);
      return this.pages.show(request, reply, resetPasswordScreen, again);
    }
    throw new Redirect('/login/?redirect_uri=%2F&done=password');
  }
}
