import {
  Controller,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { RemovePasskeyForm } from '@selvedge/shared/accounts/passkeys/contract';
import {
  PasswordConfirmation,
  SetUpTwoFactorForm,
} from '@selvedge/shared/accounts/two-factor/contract';
import { accountTwoFactorScreen } from '@selvedge/shared/own-account/account-two-factor.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import {
  formWithErrors,
  OpenShopGuard,
  PersonalPages,
  readForm,
} from '../../features/storefront/index.js';
import { AccountTwoFactorScreen } from './account-two-factor.screen.js';
import { OwnTwoFactor } from './own-two-factor.http.js';
import { subjectIn } from './own-account.http.js';

/**
 * Two-factor forms that work without JavaScript (IDN-014). Each form confirms the password, and
 * recovery codes appear only in its response.
 */
@Controller('account/two-factor')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class TwoFactorForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: AccountTwoFactorScreen,
    private readonly own: OwnTwoFactor,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  add(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.show(request, reply, async () =>
      this.own.add(request, reply, await readForm(SetUpTwoFactorForm, request.body)),
    );
  }

  @Post('recovery-codes')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  issue(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.show(request, reply, async () =>
      this.own.issue(request, reply, await readForm(PasswordConfirmation, request.body)),
    );
  }

  @Post('remove')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.show(request, reply, async () => {
      await this.own.remove(request, reply, await readForm(PasswordConfirmation, request.body));
      throw new Redirect('/account/two-factor/?done=off');
    });
  }

  @Post('passkeys/remove')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  removePasskey(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.show(request, reply, async () => {
      await this.own.removePasskey(request, reply, await readForm(RemovePasskeyForm, request.body));
      throw new Redirect('/account/two-factor/');
    });
  }

  /** Renders the page with the codes that `act` returns, or with the errors of the form. */
  private async show(
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => Promise<readonly string[]>,
  ): Promise<void> {
    subjectIn(request, '/account/two-factor/');
    try {
      const recoveryCodes = await act();
      await this.pages.show(request, reply, accountTwoFactorScreen, (shopRequest) =>
        this.screen.again(shopRequest, { recoveryCodes, form: null }),
      );
    } catch (thrown) {
      if (thrown instanceof Redirect) throw thrown;
      const { form, status } = formWithErrors(thrown, request.body);
      return this.pages.show(request, reply, accountTwoFactorScreen, (shopRequest) =>
        this.screen.again(shopRequest, { recoveryCodes: [], form }, status),
      );
    }
  }
}
