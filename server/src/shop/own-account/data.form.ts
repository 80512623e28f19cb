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
import { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import { accountDataScreen } from '@selvedge/shared/own-account/account-data.screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { Redirect } from '../../platform/redirect.js';
import { SessionChange } from '../../features/accounts/index.js';
import {
  formWithErrors,
  OpenShopGuard,
  PersonalPages,
  readForm,
} from '../../features/storefront/index.js';
import { AccountDataScreen } from './account-data.screen.js';
import { OwnData } from './own-data.http.js';
import { subjectIn } from './own-account.http.js';

/** Form endpoints for personal data; work without JavaScript. */
@Controller('account/data')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class DataForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: AccountDataScreen,
    private readonly own: OwnData,
    private readonly sessions: SessionChange,
  ) {}

  /** Sends the export after the password is confirmed (GDPR Article 20). */
  @Post('export')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async take(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    subjectIn(request, '/account/data/');
    try {
      const form = await readForm(PasswordConfirmation, request.body);
      const file = await this.own.file(request, reply, form);
      await reply
        .header('content-disposition', 'attachment; filename="your-data.json"')
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(file);
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      await this.pages.show(request, reply, accountDataScreen, (shopRequest) =>
        this.screen.again(shopRequest, { form, deletion: null }, status),
      );
    }
  }

  /** Deletes the account and signs out everywhere, including this browser (GDPR Article 17). */
  @Post('delete')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    subjectIn(request, '/account/data/');
    try {
      await this.own.remove(request, reply, await readForm(PasswordConfirmation, request.body));
    } catch (thrown) {
      const { form, status } = formWithErrors(thrown, request.body);
      return this.pages.show(request, reply, accountDataScreen, (shopRequest) =>
        this.screen.again(shopRequest, { form: null, deletion: form }, status),
      );
    }
    await this.sessions.leave(request, reply);
    throw new Redirect('/login/?redirect_uri=%2F&done=deletion');
  }
}
