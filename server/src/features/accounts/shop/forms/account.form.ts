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
import { accountScreen } from '@selvedge/shared/accounts/account.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../../platform/http/redirect.filter.js';
import { Redirect } from '../../../../platform/redirect.js';
import { OpenShopGuard, PersonalPages } from '../../../storefront/index.js';
import { AccountScreen } from '../account.screen.js';
import { formAgain } from './form-refusal.js';
import { OwnAccount } from './own-account.http.js';

/** What somebody does with their own account, without script. */
@Controller('account')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class AccountForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: AccountScreen,
    private readonly own: OwnAccount,
  ) {}

  /** They stay signed in here, and nowhere else. */
  @Post('password')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async change(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      await this.own.changePassword(request, reply);
    } catch (thrown) {
      if (thrown instanceof Redirect) throw thrown;
      const { form, status } = formAgain(thrown, request.body);
      return this.pages.show(request, reply, accountScreen, (visit) =>
        this.screen.again(visit, { isPasswordNew: false, form }, status),
      );
    }
    throw new Redirect('/account/?done=password');
  }

  @Post('sign-out-everywhere')
  @HttpCode(HttpStatus.OK)
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.own.leaveEverywhere(request, reply);
    throw new Redirect('/');
  }
}
