import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { secondStepScreen } from '@selvedge/shared/accounts/second-step.screen';
import { SecondStepCode } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import {
  formWithErrors,
  PersonalPages,
  readForm,
  textFields,
} from '../../features/storefront/index.js';
import { SecondStep } from '../../features/accounts/sign-in/second-step.http.js';
import { NoPendingSignIn } from '../../features/accounts/sign-in-failures/sign-in.errors.js';
import { redirectUriIn } from './forms/redirect-uri.js';
import { SecondStepScreen, signInAgain } from './second-step.screen.js';

/** Code form after the password, without JavaScript (API-010, API-012). */
@Controller('login/code')
@UseFilters(RedirectFilter)
export class SecondStepForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: SecondStepScreen,
    private readonly secondStep: SecondStep,
  ) {}

  /**
   * Redirects to `redirect_uri` (RTE-069), or to the password form if no sign-in is pending in this
   * browser.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const redirectUri = redirectUriIn(request.body);
    try {
      const { twoFactorAuthCode, recoveryCode } = await readForm(SecondStepCode, request.body);
      await this.secondStep.complete(request, reply, { twoFactorAuthCode, recoveryCode });
    } catch (thrown) {
      if (thrown instanceof NoPendingSignIn) throw new Redirect(signInAgain(redirectUri));
      const by = 'recoveryCode' in textFields(request.body) ? 'recovery' : 'app';
      const { form, status } = formWithErrors(thrown, request.body);
      const again = () => this.screen.again({ by, redirectUri, form }, status);
      return this.pages.show(request, reply, secondStepScreen, again);
    }
    throw new Redirect(redirectUri);
  }
}
