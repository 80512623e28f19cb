import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { SignUpByForm } from '@selvedge/shared/accounts/contract';
import { stepLink } from '@selvedge/shared/accounts/next-step';
import { signUpScreen } from '@selvedge/shared/accounts/sign-up.screen';
import { opensShop } from '@selvedge/shared/accounts/redirect';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import { PersonalPages, formWithErrors, readForm } from '../../features/storefront/index.js';
import { CaptchaOfRequest } from '../../features/accounts/captcha/captcha-of-request.http.js';
import { SignUpFlow } from '../../features/accounts/sign-up/sign-up-flow.http.js';
import { redirectUriIn } from './forms/redirect-uri.js';
import { SignUpScreen } from './sign-up.screen.js';

/** Signs up without JavaScript, then redirects to the mail code form (API-009). */
@Controller('sign-up')
@UseFilters(RedirectFilter)
export class SignUpForm {
  constructor(
    private readonly flow: SignUpFlow,
    private readonly captcha: CaptchaOfRequest,
    private readonly pages: PersonalPages,
    private readonly screen: SignUpScreen,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async signUp(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const redirectUri = redirectUriIn(request.body);
    try {
      const form = await readForm(SignUpByForm, request.body);
      await this.captcha.check(request, 'sign-up', form);
      const { should_have_store = opensShop(redirectUri) ? 1 : 0 } = form;
      await this.flow.signUp(request, reply, { ...form, should_have_store, redirectUri });
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      const again = () => this.screen.again({ redirectUri, form }, status);
      return this.pages.show(request, reply, signUpScreen, again);
    }
    throw new Redirect(stepLink('/sign-up/verify/', redirectUri));
  }
}
