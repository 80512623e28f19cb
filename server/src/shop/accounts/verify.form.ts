import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { VerifyEmail } from '@selvedge/shared/accounts/contract';
import { stepLink } from '@selvedge/shared/accounts/next-step';
import { verifyScreen } from '@selvedge/shared/accounts/verify.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import { PersonalPages, formWithErrors, readForm } from '../../features/storefront/index.js';
import { SignUpFlow } from '../../features/accounts/sign-up/sign-up-flow.http.js';
import { redirectUriIn } from './forms/redirect-uri.js';
import { VerifyScreen } from './verify.screen.js';

/** Verifies the mail code without JavaScript, then redirects to the terms (API-054). */
@Controller('sign-up/verify')
@UseFilters(RedirectFilter)
export class VerifyForm {
  constructor(
    private readonly flow: SignUpFlow,
    private readonly pages: PersonalPages,
    private readonly screen: VerifyScreen,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async verify(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const redirectUri = redirectUriIn(request.body);
    try {
      const { code } = await readForm(VerifyEmail, request.body);
      await this.flow.verify(request, reply, code);
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      const props = { code: '', isSentAgain: false, redirectUri, form };
      return this.pages.show(request, reply, verifyScreen, (shopRequest) =>
        this.screen.again(shopRequest, props, status),
      );
    }
    throw new Redirect(stepLink('/sign-up/eula/', redirectUri));
  }

  @Post('resend')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async resend(@Req() request: FastifyRequest): Promise<void> {
    await this.flow.resend(request);
    const redirectUri = redirectUriIn(request.body);
    const back = stepLink('/sign-up/verify/', redirectUri);
    throw new Redirect(`${back}${back.includes('?') ? '&' : '?'}sent=1`);
  }
}
