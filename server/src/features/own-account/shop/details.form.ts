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
import { accountDetailsScreen } from '@selvedge/shared/own-account/account-details.screen';
import { AskEmailChange, SaveDetails } from '@selvedge/shared/own-account/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { Avatars } from '../../accounts/index.js';
import { OpenShopGuard, readForm } from '../../storefront/index.js';
import { AccountDetailsScreen } from './account-details.screen.js';
import { OwnAccount } from './own-account.http.js';
import { OwnDetails } from './own-details.service.js';

/** Who somebody says they are: what they change about it, without script. */
@Controller('account')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class DetailsForm {
  constructor(
    private readonly own: OwnAccount,
    private readonly screen: AccountDetailsScreen,
    private readonly details: OwnDetails,
    private readonly avatars: Avatars,
  ) {}

  @Post('details')
  @HttpCode(HttpStatus.OK)
  save(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountDetailsScreen,
      act: async (subject) => {
        const form = await readForm(SaveDetails, request.body);
        await this.details.save(commandContextOf(request), subject, form);
      },
      again: (visit, form, status) => this.screen.again(visit, { form, emailForm: null }, status),
      done: '/account/details/?done=details',
    });
  }

  /** The picture goes; a new one is brought by script, which cuts it. */
  @Post('details/picture/remove')
  @HttpCode(HttpStatus.OK)
  remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountDetailsScreen,
      act: (subject) => this.avatars.remove(subject),
      again: (visit, form, status) => this.screen.again(visit, { form, emailForm: null }, status),
      done: '/account/details/?done=picture',
    });
  }

  /** The same answer whether or not somebody else has the address (IDN-012). */
  @Post('details/email')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  ask(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountDetailsScreen,
      act: async (subject) => {
        const form = await readForm(AskEmailChange, request.body);
        await this.details.askEmail(commandContextOf(request), subject, form);
      },
      again: (visit, form, status) =>
        this.screen.again(visit, { form: null, emailForm: form }, status),
      done: '/account/details/?done=email',
    });
  }
}
