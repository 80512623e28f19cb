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
import { accountSecurityScreen } from '@selvedge/shared/own-account/account-security.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { OpenShopGuard } from '../../features/storefront/index.js';
import { AccountSecurityScreen } from './account-security.screen.js';
import { OwnAccount } from './own-account.http.js';
import { OwnSignIns } from './own-sign-ins.http.js';

/** Form endpoints for password and sessions; work without JavaScript. */
@Controller('account')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class SecurityForm {
  constructor(
    private readonly own: OwnAccount,
    private readonly screen: AccountSecurityScreen,
    private readonly signIns: OwnSignIns,
  ) {}

  /** Keeps this session and ends all others. */
  @Post('password')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  change(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountSecurityScreen,
      act: () => this.signIns.changePassword(request, reply),
      again: (shopRequest, form, status) =>
        this.screen.again(shopRequest, { form, ending: null }, status),
      done: '/account/security/?done=password',
    });
  }

  /** Ending an already ended session succeeds. */
  @Post('sessions/end')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  end(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountSecurityScreen,
      act: () => this.signIns.endOne(request, reply),
      again: (shopRequest, ending, status) =>
        this.screen.again(shopRequest, { form: null, ending }, status),
      done: '/account/security/?done=session',
    });
  }

  @Post('sign-out-everywhere')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  signOutEverywhere(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountSecurityScreen,
      act: () => this.signIns.leaveEverywhere(request, reply),
      again: (shopRequest, ending, status) =>
        this.screen.again(shopRequest, { form: null, ending }, status),
      done: '/',
    });
  }
}
