import { Controller, HttpCode, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { StoreAccess } from '@selvedge/shared/accounts/contract';
import { loginScreen } from '@selvedge/shared/accounts/login.screen';
import { redirectPath } from '@selvedge/shared/accounts/redirect';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import { PersonalPages, readForm, refusalOf } from '../../features/storefront/index.js';
import { StoreGate } from '../../features/accounts/gate/store-gate.http.js';
import { SignInForm } from '../../features/accounts/sign-in/sign-in.form.js';
import { LoginScreen } from './login.screen.js';

/** Gate password and account sign-in of a shop. */
@Controller('login')
@UseFilters(RedirectFilter)
export class LoginForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: LoginScreen,
    private readonly signIn: SignInForm,
    private readonly gate: StoreGate,
  ) {}

  /** Redirects to `redirect_uri` if it is a path of this host (RTE-069). */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const outcome = await this.signIn.submit(request, reply);
    if (outcome.isRight) throw new Redirect(outcome.location);
    const { status, form } = outcome;
    const redirectUri = redirectPath(form.values['redirect_uri'], '/');
    await this.pages.show(request, reply, loginScreen, () =>
      this.screen.again({ redirectUri, gate: false, done: null, form }, status),
    );
  }

  /**
   * Opens the gate without JavaScript: redirects into the shop, or shows the gate again (API-055).
   */
  @Post('gate')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async enter(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      await this.gate.enter(request, reply, await readForm(StoreAccess, request.body));
    } catch (thrown) {
      const { status, message, errors } = refusalOf(thrown);
      const form = { values: {}, errors, message };
      return this.pages.show(request, reply, loginScreen, () =>
        this.screen.again({ redirectUri: '/', gate: true, done: null, form }, status),
      );
    }
    throw new Redirect('/');
  }
}
