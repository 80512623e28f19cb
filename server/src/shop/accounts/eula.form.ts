import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { SignEula } from '@selvedge/shared/accounts/contract';
import { eulaScreen } from '@selvedge/shared/accounts/eula.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import { PersonalPages, formWithErrors, readForm } from '../../features/storefront/index.js';
import { SignUpFlow } from '../../features/accounts/sign-up/sign-up-flow.http.js';
import { EulaScreen } from './eula.screen.js';
import { redirectUriIn } from './forms/redirect-uri.js';

/** Signs the terms without JavaScript, then redirects to the page requested first (API-054). */
@Controller('sign-up/eula')
@UseFilters(RedirectFilter)
export class EulaForm {
  constructor(
    private readonly flow: SignUpFlow,
    private readonly pages: PersonalPages,
    private readonly screen: EulaScreen,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  async sign(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const redirectUri = redirectUriIn(request.body);
    try {
      const { version } = await readForm(SignEula, request.body);
      await this.flow.signTerms(request, version);
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      return this.pages.show(request, reply, eulaScreen, (shopRequest) =>
        this.screen.again(shopRequest, { redirectUri, form }, status),
      );
    }
    throw new Redirect(redirectUri);
  }
}
